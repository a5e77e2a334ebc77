import { useDebouncedValue } from "@mantine/hooks";
import { foldText } from "@saywhere/validators/texts/fold-text";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useAccess } from "../../../lib/session/access.ts";
import { MAX_RECORDS, matching, type PaletteItem, useLinkItem } from "./palette-item.ts";

const TYPING_PAUSE_MS = 200;

export function usePhrases(query: string): { items: PaletteItem[]; loading: boolean; failed: boolean } {
  const item = useLinkItem();
  const { found, loading, failed } = usePhraseSearch(query);
  const items = found.map(({ id, english }) => {
    const grid = { to: "/phrases/$phraseId/translations", params: { phraseId: String(id) } };
    return item(`phrase-${id}`, english, IconMessage, grid);
  });
  // The phrases of the previous query stay only if the new one contains no other words.
  return { items: loading ? items.filter(matching(query)) : items, loading, failed };
}

/** The translations that a query such as "thank you greek" names, which open in their dialogs. */
export function useTranslations(query: string): { items: PaletteItem[]; loading: boolean; failed: boolean } {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { canTranslate } = useAccess();
  const { data: languages = [] } = useQuery(trpc.language.adminList.queryOptions({}));
  const named = splitLanguage(query, languages);
  const { found, loading, failed } = usePhraseSearch(named?.phrase ?? "");
  if (!named || !canTranslate(named.language.id)) return { items: [], loading: false, failed: false };
  const { id: language_id, name } = named.language;
  const open = async (phrase_id: number) => {
    const list = { to: "/translations", search: { language: language_id, phrase: phrase_id } } as const;
    const page = trpc.translation.page.queryOptions({ language_id, phrase_id });
    const [{ items }] = await Promise.all([
      // Without an answer, the list says why.
      queryClient.query({ ...page, staleTime: 0 }).catch(() => ({ items: [] })),
      router.navigate(list),
    ]);
    const edit = items[0]?.translation?.id;
    // The user may have gone on, or opened another dialog.
    const isLeft = router.latestLocation.publicHref !== router.buildLocation(list).publicHref;
    if (edit === undefined || isLeft || document.querySelector('[aria-modal="true"]')) return;
    await router.navigate({ ...list, search: { ...list.search, edit }, replace: true });
  };
  const items = found.map(({ id, english }) => ({
    id: `translation-${language_id}-${id}`,
    label: `${english} in ${name}`,
    Icon: IconLanguage,
    open: () => void open(id),
  }));
  return { items: loading ? [] : items, loading, failed };
}

/** The language whose name begins or ends a query, and the rest of it; null if there is none. */
function splitLanguage<Language extends { name: string; nativeName: string; aliases: string[] }>(
  query: string,
  languages: Language[],
): { language: Language; phrase: string } | null {
  const text = foldText(query);
  for (const language of languages) {
    const names = [
      language.name,
      language.name.replace(/ \(.*\)$/, ""),
      language.nativeName,
      ...language.aliases,
    ];
    for (const name of names.map(foldText)) {
      const phrase = text.endsWith(` ${name}`)
        ? text.slice(0, -name.length).replace(/ in $/, "")
        : text.startsWith(`${name} `) && text.slice(name.length);
      if (phrase) return { language, phrase: phrase.trim() };
    }
  }
  return null;
}

/** Phrases that the server finds: first the one that is the text, then those that begin with it. */
function usePhraseSearch(query: string) {
  const [search] = useDebouncedValue(query, TYPING_PAUSE_MS);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    ...useTRPC().phrase.options.queryOptions(search ? { search } : skipToken),
    placeholderData: keepPreviousData,
  });
  const text = foldText(search);
  const rank = (english: string) => {
    const label = foldText(english);
    return label === text ? 0 : label.startsWith(text) ? 1 : 2;
  };
  const found = data.toSorted((a, b) => rank(a.english) - rank(b.english)).slice(0, MAX_RECORDS);
  return { found, loading: search !== query || isFetching, failed: isError };
}
