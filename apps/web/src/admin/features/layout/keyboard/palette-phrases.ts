import { useDebouncedValue } from "@mantine/hooks";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { MOST_RECORDS, matching, type PaletteItem } from "./palette-item.ts";

const TYPING_PAUSE_MS = 200;

export function usePhrases(query: string): { items: PaletteItem[]; loading: boolean; failed: boolean } {
  const navigate = useNavigate();
  const [search] = useDebouncedValue(query, TYPING_PAUSE_MS);
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    ...useTRPC().phrase.options.queryOptions(search ? { search } : skipToken),
    placeholderData: keepPreviousData,
  });
  const loading = search !== query || isFetching;
  const items = data.slice(0, MOST_RECORDS).map(({ id, english }) => ({
    id: `phrase-${id}`,
    label: english,
    Icon: IconMessage,
    open: () => void navigate({ to: "/phrases/$phraseId/translations", params: { phraseId: String(id) } }),
  }));
  // The phrases of the previous query stay only if the new one contains no other words.
  return { items: loading ? items.filter(matching(query)) : items, loading, failed: isError };
}
