import { dataset } from "@saywhere/validators/content/dataset";
import { expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { datasetFiles } from "./dataset-files.ts";
import { createFiles } from "./export-file.ts";

const set = openServices();

test("the static export has the datasets of each language, at the paths of the server", async () => {
  const planned = datasetFiles(
    { datasets: set.services.dataset },
    { languages: [{ slug: "thai", phraseSlugs: [] }] },
  );
  const files = await Array.fromAsync(createFiles(planned));
  expect(files.map(({ key, contentType }) => [key, contentType])).toEqual([
    ["api/languages/thai/dataset.json", "application/json; charset=utf-8"],
    ["api/languages/thai/dataset.csv", "text/csv; charset=utf-8"],
  ]);
  const { phrases } = dataset.parse(JSON.parse(String(files[0]?.body)));
  expect(String(files[1]?.body).split("\r\n").length).toBeGreaterThan(phrases.length);
});
