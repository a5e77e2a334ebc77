import { skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../api/trpc.ts";
import { useMe } from "./session.tsx";

interface Access {
  /** Whether the user may change all content, and not only translations of some languages. */
  canEditContent: boolean;
  canTranslate(languageId: number): boolean;
  /** The languages that the user is limited to; null for one who may translate into all. */
  languageIds: number[] | null;
  /** The language of a user who is limited to a single one: screens of one language open with it. */
  onlyLanguageId: number | undefined;
}

/** What the signed-in user may change. The server enforces the same rules. */
export function useAccess(): Access {
  const { language_ids } = useMe();
  return {
    canEditContent: language_ids === null,
    languageIds: language_ids,
    onlyLanguageId: language_ids?.length === 1 ? language_ids[0] : undefined,
    canTranslate: (id) => language_ids === null || language_ids.includes(id),
  };
}

/** Why the user cannot change what a screen shows; null for a user who may change all content. */
export function useReadOnlyReason(): string | null {
  const { language_ids } = useMe();
  const { data } = useQuery(useTRPC().language.adminList.queryOptions(language_ids ? {} : skipToken));
  if (!language_ids) return null;
  const names = (data ?? []).filter(({ id }) => language_ids.includes(id)).map(({ name }) => name);
  const which = names.length > 0 ? new Intl.ListFormat("en").format(names) : "the languages chosen for you";
  return `You can change translations in ${which}. Everything else is read-only; contact an administrator to change this.`;
}
