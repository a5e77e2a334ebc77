import { expect, test } from "vitest";
import { task } from "../testing/open-tasks.ts";
import { dependencyParts, indexTasks } from "./task-dependencies.tsx";

const tasks = [
  task(1, { title: "Design" }),
  task(2, { title: "[Write the contract](/docs/contract.md)" }),
  task(3, { title: "Build, test; ship" }),
  task(4, { title: "design" }),
  task(12, { title: "7" }),
];
const index = indexTasks(tasks);
const parts = (text: string, own = 99) =>
  dependencyParts(text, own, index).map((part) => (part.task ? [part.text, part.task.id] : part.text));

test.each([
  ["a number with its sign", "#12", [["#12", 12]]],
  ["a number alone", "12", [["12", 12]]],
  ["a title in another case, with spaces around it", " DESIGN ", [" ", ["DESIGN", 1], " "]],
  ["the text of a title that is a link", "write the contract", [["write the contract", 2]]],
  ["a title with separators in it", "#1, Build, test; ship", [["#1", 1], ", ", ["Build, test; ship", 3]]],
  ["a title that is a number no task has", "7", [["7", 12]]],
  [
    "several, separated by commas, semicolons and line breaks",
    "#1, 2;Design\n#12",
    [["#1", 1], ", ", ["2", 2], ";", ["Design", 1], "\n", ["#12", 12]],
  ],
  ["what names no task", "a designer's answer; #77", ["a designer's answer; #77"]],
  ["text between tasks", "#1, soon, #2", [["#1", 1], ", soon, ", ["#2", 2]]],
  ["a part of a title", "Desig", ["Desig"]],
  ["nothing", "", []],
])("finds %s", (_what, text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test("ignores a dependency of a task on itself", () => {
  expect(parts("#1, #2", 1)).toEqual(["#1, ", ["#2", 2]]);
});

test("preserves the typed text when the parts are joined", () => {
  const text = " #1 ,, nobody;\r\n Design ; Build, test; ship,";
  expect(
    dependencyParts(text, 99, index)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
