import { expect, test } from "vitest";
import { datasetPath } from "./dataset-path.ts";

test("the path of a dataset has the language's slug in percent-encoding and ends with the format", () => {
  expect(datasetPath("farsi", "json")).toBe("/api/languages/farsi/dataset.json");
  expect(datasetPath("é/b", "csv")).toBe("/api/languages/%C3%A9%2Fb/dataset.csv");
});
