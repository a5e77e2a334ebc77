import { Readable } from "node:stream";
import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import {
  DATASET_COLUMNS,
  type DatasetFormat,
  type DatasetHead,
  type DatasetPhrase,
  datasetPhrase,
} from "@saywhere/validators/content/dataset";
import { languageDetail } from "@saywhere/validators/content/language";
import { contentLicense } from "@saywhere/validators/settings/content-license";
import { paths } from "@saywhere/validators/urls/paths";
import type { Services } from "../../trpc/context.ts";
import { respondWithListChunk } from "../../trpc/respond-with-list-chunk.ts";
import { toCsv } from "../import/export.service.ts";

export type DatasetService = ReturnType<typeof createDatasetService>;

interface DatasetDeps {
  language: Pick<Services["language"], "get" | "translationChunk">;
  settings: Pick<Services["settings"], "site" | "publicUrl">;
}

/** The whole content of a language as a file, with its license. */
export function createDatasetService({ language, settings }: DatasetDeps) {
  return {
    /**
     * Opens the file, which is read a few hundred phrases at a time.
     *
     * @throws AppError NOT_FOUND when no language has or had the slug
     */
    async open(slug: string, format: DatasetFormat): Promise<DatasetHead & { file: Readable }> {
      const own = languageDetail.parse(await language.get(slug));
      const head: DatasetHead = {
        language: own,
        source: (await settings.publicUrl()) + paths.language(own.slug),
        license: contentLicense(await settings.site()),
      };
      const phrases = readPhrases(language, own.slug);
      const file =
        format === "csv"
          ? toCsv(DATASET_COLUMNS, recordsOf(head, phrases))
          : Readable.from(linesOf(head, phrases));
      return { ...head, file };
    },
  };
}

/**
 * Reads the phrases in turn with other long lists.
 *
 * @throws AppError TOO_MANY_REQUESTS before the first phrase when many lists are waiting
 */
async function* readPhrases(
  { translationChunk }: DatasetDeps["language"],
  slug: string,
): AsyncGenerator<DatasetPhrase> {
  let after: string | undefined;
  let listStarted = false;
  do {
    const input = { slug, limit: TRPC_LIST.most, after };
    after = undefined;
    const onNextPage = (next: string): void => {
      after = next;
    };
    const chunk = await respondWithListChunk({ listStarted, onNextPage }, input, translationChunk);
    for (const phrase of chunk) yield datasetPhrase.parse(phrase);
    listStarted = true;
  } while (after !== undefined);
}

/** The JSON file, with a line for each phrase. */
async function* linesOf(head: DatasetHead, phrases: AsyncIterable<DatasetPhrase>): AsyncGenerator<string> {
  let before = `${JSON.stringify(head).slice(0, -1)},"phrases":[\n`;
  for await (const phrase of phrases) {
    yield before + JSON.stringify(phrase);
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

async function* recordsOf(
  { language, source, license }: DatasetHead,
  phrases: AsyncIterable<DatasetPhrase>,
): AsyncGenerator<Record<(typeof DATASET_COLUMNS)[number], unknown>> {
  const common = {
    language: language.slug,
    source,
    license: license?.name ?? null,
    license_url: license?.url ?? null,
  };
  for await (const { phrase, category, ...texts } of phrases) {
    yield { ...common, ...texts, phrase: phrase.slug, english: phrase.english, category: category.slug };
  }
}
