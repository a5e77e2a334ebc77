import { type FileLoader, type StaticOldSlugs, staticData } from "@saywhere/search/static/data-files";
import type { AppRouter } from "@saywhere/server/app-router";
import { TRPCClientError } from "@trpc/client";
import { statusOf } from "../../shared/api-error.ts";

/** Statuses of plain servers for a missing file; stores that do not let visitors list files use the first. */
const MISSING = [403, 404];

/**
 * Reads the data files of the static export by URL, each once. A missing list was named by a file of an older export in
 * the browser's cache, and is empty now.
 */
export interface DataFiles extends FileLoader {
  /** Clears the cache after a failure, so that the next read requests the files again. */
  forget(): void;
}

export function createDataFiles(): DataFiles {
  const files = new Map<string, Promise<unknown>>();
  // The callers that build the URLs know the content's type; see `@saywhere/search/static/data-files`.
  const read = <T>(url: string): Promise<T> => {
    const file = files.get(url) ?? load(url);
    files.set(url, file);
    return file as Promise<T>;
  };
  return {
    read,
    readList: <T>(url: string) =>
      read<T[]>(url).catch((error: unknown): T[] => {
        if (MISSING.includes(statusOf(error) ?? 0)) return [];
        throw error;
      }),
    has: (url) => files.has(url),
    forget: () => files.clear(),
  };
}

/** @throws a failed call with the status of the response; without a status when no readable response arrived */
async function load(url: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new URL(url, location.origin));
    if (response.ok) return await response.json();
  } catch (cause) {
    throw failedCall(`${url} could not be read`, { cause });
  }
  throw failedCall(`${url} could not be read: ${response.status}`, { status: response.status });
}

interface FailedCallOptions {
  /** The HTTP status; absent when no response arrived. */
  status?: number;
  cause?: unknown;
}

/** An error like that of a failed API call: screens read its status and decide whether to retry. */
export function failedCall(message: string, { status, cause }: FailedCallOptions = {}): Error {
  if (status === undefined) return new TRPCClientError<AppRouter>(message, { cause: asError(cause) });
  return TRPCClientError.from<AppRouter>({
    error: { message, code: -32_000, data: { httpStatus: status } },
  } as never);
}

function asError(cause: unknown): Error | undefined {
  return cause instanceof Error ? cause : undefined;
}

const OLD_SLUGS = {
  language: staticData.oldLanguages,
  category: staticData.oldCategories,
  phrase: staticData.oldPhrases,
};

/** The current slug of the record that had this slug before; undefined when none had it. */
export async function findCurrentSlug(
  files: DataFiles,
  kind: keyof typeof OLD_SLUGS,
  slug: string,
): Promise<string | undefined> {
  const moved = await files.readList<StaticOldSlugs[number]>(OLD_SLUGS[kind]);
  return moved.find(([old]) => old === slug)?.[1];
}

/** A list of a language, by its current or a former slug; empty for an unknown language. */
export async function readListOfLanguage<T>(
  files: DataFiles,
  urlOf: (slug: string) => string,
  slug: string,
): Promise<T[]> {
  const list = await files.readList<T>(urlOf(slug));
  if (list.length > 0) return list;
  const current = await findCurrentSlug(files, "language", slug);
  return current === undefined ? [] : files.readList<T>(urlOf(current));
}
