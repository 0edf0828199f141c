//! The rules of the GIPF family.
