import { expect, test } from "vitest";
import type { Event } from "../../../messages";
import { progress } from "../../../table/lessons/lesson";
import told from "./lessons.json";
import { COURSE } from "./lessons";

/** What the server tells in each lesson by the right answers, and by others. */
const TOLD = told as unknown as Record<string, { right: Event[]; wrong: Record<string, Event[]> }>;

const lessons = COURSE.lessons.map((lesson) => [lesson.name, lesson] as const);
const tales = (name: string): { right: Event[]; wrong: Record<string, Event[]> } =>
  TOLD[name] ?? { right: [], wrong: {} };

test("the lessons are those of the server, in its order", () => {
  expect(lessons.map(([name]) => name)).toEqual(Object.keys(TOLD));
});

test.each(lessons)("the right answers of %s do its steps one after another", (name, lesson) => {
  const { right } = tales(name);
  const reached = [...new Set(right.map((event) => event.step))].map((last) => {
    const { current, astray } = progress(
      lesson,
      COURSE,
      right.filter((event) => event.step <= last),
      "A",
    );
    expect(astray).toBeNull();
    return current;
  });
  expect(reached).toEqual([...reached].sort((one, other) => one - other));
  expect(new Set(reached).size).toBeGreaterThanOrEqual(lesson.steps.length - 1);
  expect(reached.at(-1)).toBe(lesson.steps.length);
});

test.each(lessons)("nothing of %s is done by what others do", (name, lesson) => {
  expect(progress(lesson, COURSE, tales(name).right, "B").current).toBe(0);
});

test.each([
  ["score", "left", "left", 1],
  ["score", "elsewhere", "elsewhere", 0],
  ["score", "lost", "lost", 1],
  ["strike", "alone", "alone", 0],
  ["strike", "elsewhere", "elsewhere", 1],
  ["strike", "few", "few", 2],
  ["strike", "other", "other", 2],
  ["fate", "few", "few", 0],
  ["fate", "regenerated", "regenerated", 26],
])("in %s, %s leads astray because of %s", (name, deed, reason, step) => {
  const lesson = COURSE.lessons.find((one) => one.name === name);
  if (!lesson) throw new Error(name);
  const { astray, current } = progress(lesson, COURSE, tales(name).wrong[deed] ?? [], "A");
  expect(astray).toEqual({ reason, step });
  expect(current).toBeLessThan(lesson.steps.length);
});
