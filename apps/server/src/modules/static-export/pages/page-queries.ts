import type { Queryable } from "@saywhere/db/queries/queryable";
import { phraseDetailInput } from "@saywhere/validators/content/phrase-detail";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { createInProcessCaller } from "../../../rendering/in-process-link.ts";
import { readDetailsByPhrase } from "../source/preload-phrase-details.ts";
import type { SiteServices } from "../source/site-reader.ts";
import { siteRouter } from "../source/site-router.ts";

/** What a read came to, and a text that differs whenever that does. */
export type PageAnswer = ({ data: unknown } | { error: TRPCError }) & { text: string };

/** Answers the reads of pages, as the live site does. */
export interface PageQueries {
  /** @throws what keeps the read from being answered; that there is no such thing is an answer */
  read(path: string, input: unknown): Promise<PageAnswer>;
}

/** Answers from a snapshot: what many pages ask for is read once, and phrases in all languages at a time. */
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
      // No data begins like this.
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

/** What is read without a question, such as the settings, many pages read. */
function isEmpty(input: unknown): boolean {
  return typeof input === "object" && input !== null && Object.keys(input).length === 0;
}
