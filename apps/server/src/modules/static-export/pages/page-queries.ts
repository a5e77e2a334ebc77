import type { Queryable } from "@saywhere/db/queries/queryable";
import { phraseDetailInput } from "@saywhere/validators/content/phrase-detail";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { createInProcessCaller } from "../../../rendering/in-process-link.ts";
import { readDetailsByPhrase } from "../source/preload-phrase-details.ts";
import type { SiteServices } from "../source/site-reader.ts";
import { siteRouter } from "../source/site-router.ts";

/** Result of a read, and a text that differs whenever the result does. */
export type PageAnswer = ({ data: unknown } | { error: TRPCError }) & { text: string };

/** Runs the reads of pages as the live site does. */
export interface PageQueries {
  /** @throws errors that prevent the read; a missing record is a result */
  read(path: string, input: unknown): Promise<PageAnswer>;
}

/** Reads from a snapshot. Data that many pages need is read once, and a phrase is read in all languages together. */
export function createPageAnswers(services: SiteServices, snapshot: Queryable): PageQueries {
  const answer = createInProcessCaller(siteRouter, services);
  const readDetail = readDetailsByPhrase(services, snapshot);
  const shared = new Map<string, Promise<PageAnswer>>();

  const ask = async (path: string, input: unknown): Promise<PageAnswer> => {
    try {
      const slugs = path === "phrase.detail" ? phraseDetailInput.safeParse(input).data : undefined;
      const detail = slugs && (await readDetail(slugs));
      if (detail) return detail;
      const data = await answer(path, input);
      return { data, text: JSON.stringify(data) };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      if (getHTTPStatusCodeFromError(error) >= 500) throw error;
      // The text of a result never starts like this.
      return { error, text: `!${error.code} ${error.message}` };
    }
  };

  return {
    read(path, input) {
      const known = shared.get(path);
      if (!isEmpty(input)) return ask(path, input);
      const answered = known ?? ask(path, input);
      shared.set(path, answered);
      return answered;
    },
  };
}

/** Reads without an input, such as the settings, are shared by many pages. */
function isEmpty(input: unknown): boolean {
  return typeof input === "object" && input !== null && Object.keys(input).length === 0;
}
