import { expect, test } from "vitest";
import { pageParameters } from "./page-parameters.ts";
import { paths } from "./paths.ts";

const namesIn = (path: string) => [...new URL(path, "http://host").searchParams.keys()];

test.each([
  paths.commonPhrases("farsi", { after: "a", before: "b" }),
  paths.phrases({ language: "farsi", category: "greetings", after: "a" }),
  paths.search("hello", { language: "farsi", category: "greetings", everywhere: "1" }),
])("names all parameters of %s", (path) => {
  expect(pageParameters(new URL(path, "http://host").pathname)).toEqual(namesIn(path));
});

test.each([
  "/",
  "/about",
  "/languages",
  "/languages/farsi",
  "/phrases/hello",
  "/phrases/farsi/hello",
  "/saved",
])("names no parameter for %s, which reads none", (pathname) => expect(pageParameters(pathname)).toEqual([]));

test("takes the spellings of a path that the router takes", () => {
  expect(pageParameters("/Phrases/")).toEqual(pageParameters("/phrases"));
});
