import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../trpc.ts";

/** Forms change seldom: within this time they are loaded once. */
const FRESH = 10 * 60_000;

/** The forms of a language that take the place of main ones; one attempt, because a list without them is whole, too. */
export function loadForms(queryClient: QueryClient, api: Api, language: string): Promise<LanguageForm[]> {
  const query = api.language.forms.queryOptions({ slug: language });
  return queryClient.query({ ...query, retry: false, networkMode: "always", staleTime: FRESH });
}
