import { staticData } from "@saywhere/search/static/data-files";
import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { languagePack } from "../../testing/language-pack.ts";
import { packDataFiles } from "./pack-data-files.ts";

test("the vocabulary has the character variants of every pack, not only those of the first one", async () => {
  const pack = languagePack(japanese);
  const hanVariants = { [japanese.slug]: "謝谢" };
  const files = packDataFiles([
    languagePack(farsi),
    { ...pack, vocabulary: { ...pack.vocabulary, hanVariants } },
  ]);
  expect(await files.read(staticData.vocabulary)).toMatchObject({ hanVariants });
});
