import { z } from "zod";
import { TRANSLATION_COLUMNS } from "./import.ts";
import { languageDetail } from "./language.ts";
import { languageTranslation } from "./phrase-detail.ts";

export const DATASET_FORMATS = ["json", "csv"] as const;
export type DatasetFormat = (typeof DATASET_FORMATS)[number];

/** A phrase of a dataset: what the read of all translations returns, without the phrases that it is related to. */
export const datasetPhrase = languageTranslation.omit({ related_phrases: true }).meta({
  id: "DatasetPhrase",
  description: "One phrase in the language of the dataset, in full",
});
export type DatasetPhrase = z.infer<typeof datasetPhrase>;

const datasetHead = z.object({
  language: languageDetail,
  source: z.url().describe("URL of the language's page"),
  license: z
    .object({ name: z.string(), url: z.url().nullable() })
    .nullable()
    .describe("The license of the content; null if the site states none"),
});
export type DatasetHead = z.infer<typeof datasetHead>;

/** The whole content of a language. */
export const dataset = datasetHead.extend({ phrases: z.array(datasetPhrase) }).meta({
  id: "Dataset",
  description: "Every phrase of a language in full, with the license of the content",
});
export type Dataset = z.infer<typeof dataset>;

/** Columns of a dataset as CSV: those of an export of translations, and what a file needs to stand alone. */
export const DATASET_COLUMNS = [
  ...TRANSLATION_COLUMNS,
  "category",
  "updated_at",
  "source",
  "license",
  "license_url",
] as const;
