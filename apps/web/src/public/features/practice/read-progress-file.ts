import { z } from "zod";
import { DIRECTIONS, itemKey } from "./practice-item.ts";
import { type Review, STATES, type StoredProgress } from "./progress.ts";
import { FILE_FORMAT, FILE_VERSION } from "./write-progress-file.ts";

const slug = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^/]+$/, "is not a slug");
const time = z.iso.datetime().transform((text) => Date.parse(text));
const count = z.int().min(0);

const card = z.object({
  language: slug,
  phrase: slug,
  direction: z.enum(DIRECTIONS),
  due: time,
  reviewed: time,
  stability: z.number().min(0),
  difficulty: z.number().min(0).max(10),
  scheduled_days: count,
  learning_steps: count,
  reps: count,
  lapses: count,
  state: z.enum(STATES),
});

const progressFile = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  cards: z.array(card).max(100_000),
  days: z.record(z.iso.date(), z.int().min(1)),
});

/** What is wrong with a file, for the visitor. */
export class ProgressFileError extends Error {
  override name = "ProgressFileError";
}

/**
 * Reads an exported file.
 *
 * @throws ProgressFileError when it is no such file, or an invalid one
 */
export function readProgressFile(text: string): StoredProgress {
  const result = progressFile.safeParse(parseJson(text));
  if (!result.success) throw new ProgressFileError(describe(result.error));
  const { cards, days } = result.data;
  const reviews = cards.map(({ language, phrase, direction, ...review }): [string, Review] => [
    itemKey(language, phrase, direction),
    review,
  ]);
  return { reviews: new Map(reviews), days: new Map(Object.entries(days)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProgressFileError("The file is not JSON. Choose a file that you exported here.");
  }
}

function describe({ issues }: z.ZodError): string {
  const [first] = issues;
  if (!first || first.path.length === 0 || first.path[0] === "format") {
    return "The file is not an export of practice progress.";
  }
  if (first.path[0] === "version") return "The file was exported by another version of this site.";
  return `The file is damaged: ${first.path.join(".")}: ${first.message}`;
}
