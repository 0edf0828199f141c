//! The content that comes with the program: whatever it says about positions is true.

#[test]
fn the_content_is_right() {
    let (course, mut flaws) = course::Course::shipped_with_flaws();
    flaws.extend(course.check());
    let list: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{} flaws:\n{}", list.len(), list.join("\n"));
    assert!(!course.lessons.is_empty() && !course.problems.is_empty());
}

/// A course of one lesson with one exercise, and what is wrong with it.
fn flaws(lesson: &str) -> Vec<String> {
    let text = "---\nid: a\ntitle: A\nabout: A.\nkeywords: a\n---\n# introduction\na\n# text\na\n\
        # description\na\n# exercise one\na\n## hint\na\n# conclusion\nsee [b](lesson:b)\n";
    let files = [
        ("lessons/course.txt", "part a\nen A\nko A\na\n"),
        ("lessons/a/lesson.txt", lesson),
        ("lessons/a/en.md", text),
        ("lessons/a/ko.md", text),
    ];
    let (course, mut flaws) = course::Course::read(&files, &[]);
    flaws.extend(course.check());
    flaws.iter().map(ToString::to_string).collect()
}

#[test]
fn what_is_wrong_is_told() {
    let link = "content/lessons/a/en.md:1: `lesson:b` leads nowhere: there is no such lesson, rule or address";
    let found =
        flaws("exercise one\nspec gipf:basic\ntask turn\ngoal at e3 B first\nanswers e1-e2");
    assert!(found.contains(&link.to_owned()), "{found:?}");
    let wrong = |lesson: &str, part: &str| {
        let found = flaws(lesson);
        assert!(found.iter().any(|it| it.contains(part)), "{part}: {found:?}");
    };
    wrong("requires b", "`b` leads nowhere");
    wrong("requires a", "the lesson stands before `a`");
    wrong("games chess", "there is no game `chess`");
    wrong("rules G99", "`G99` leads nowhere");
    wrong("figure one", "`spec of one` is missing");
    wrong("figure one\nspec gipf:basic\nposition nothing", "lesson.txt:1:");
    wrong(
        "figure one\nspec gipf:basic\nplay e1-e3\nshifts 2",
        "lesson.txt:4: this is not true: shifts 2",
    );
    wrong("figure one\nspec gipf:basic\nplay e2-e3", "lesson.txt:3:");
    wrong("figure one\nspec gipf:basic\nmark z9", "there is no `z9` on the board");
    wrong("figure one\nspec gipf:basic\nhops 2", "nothing is stated with `hops`");
    wrong("figure one\nspec gipf:basic", "`# figure one` is missing");
    let exercise = |rest: &str| format!("exercise one\nspec gipf:basic\n{rest}");
    wrong(
        &exercise("task turn\ngoal at e3 B first\nanswers d1-d2"),
        "the answers are e1-e2, not d1-d2",
    );
    wrong(&exercise("task turn\ngoal shifts 1\nanswers 3"), "not 3");
    wrong(&exercise("task turn\ngoal not over first\nanswers 42"), "whatever is played is right");
    wrong(&exercise("task win 1\nanswers e1-e2"), "the answers are none");
    wrong(&exercise("task find blocked\ncells e1"), "the answers are , not e1");
    wrong(&exercise("task judge\nclaim moves 42\nanswer no"), "moves 42: no");
    wrong(&exercise("task guess"), "this is written");
}
