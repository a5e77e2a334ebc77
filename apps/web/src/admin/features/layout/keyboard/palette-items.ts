import { useDebouncedValue } from "@mantine/hooks";
import { foldText } from "@saywhere/validators/texts/fold-text";
import type { Icon } from "@tabler/icons-react";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconPencilPlus from "@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useAccess } from "../../../lib/session/access.ts";
import { useMe } from "../../../lib/session/session.tsx";
import { documentOf, titleOf } from "../../../lib/text/task-document-link.ts";
import { screensFor } from "../screens.ts";

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  Icon: Icon;
  /** Further texts that find it. */
  keywords?: string;
  open(): void;
}

export interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

/** Number of records of one kind that the palette shows. */
const MOST_RECORDS = 6;

const TYPING_PAUSE_MS = 200;

/**
 * What the palette shows for a query: screens and actions, and the records that it finds. Phrases are found by the
 * server, the other records in lists that the screens use too.
 */
export function usePaletteGroups(query: string, onHelp: () => void) {
  const fixed = useFixedGroups(onHelp);
  const records = useRecordGroups();
  const phrases = usePhrases(query);
  const groups = query ? [...fixed, ...records.groups] : fixed;
  return {
    groups: [
      ...groups.map(({ label, items }, index) => {
        const found = items.filter(matching(query));
        return { label, items: index < fixed.length ? found : found.slice(0, MOST_RECORDS) };
      }),
      // Last: they arrive later than the others, which keep their positions.
      { label: "Phrases", items: query ? phrases.items : [] },
    ].filter(({ items }) => items.length > 0),
    loading: query !== "" && (records.loading || phrases.loading),
    failed: query !== "" && (records.failed || phrases.failed),
  };
}

/** Returns a test for items that have every word of a query. */
function matching(query: string): (item: PaletteItem) => boolean {
  const words = foldText(query).split(/\s+/);
  return ({ label, keywords = "" }) => {
    const text = foldText(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
}

function useFixedGroups(onHelp: () => void): PaletteGroup[] {
  const { role } = useMe();
  const { canEditContent } = useAccess();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate({ to });
  const add = (label: string, to: string): PaletteItem => ({ id: to, label, Icon: IconPlus, open: go(to) });
  const additions = [
    add("Add Phrase", "/phrases/new"),
    add("Add Translation", "/translations/new"),
    add("Add Language", "/languages/new"),
    add("Add Category", "/categories/new"),
    {
      ...add("Add Task", "/tasks?adding"),
      open: () => void navigate({ to: "/tasks", search: { adding: true } }),
    },
    add("Add synonyms", "/synonyms/new"),
  ];
  return [
    {
      label: "Screens",
      items: [
        ...screensFor(role).map(({ label, to, Icon }) => ({ id: to, label, Icon, open: go(to) })),
        {
          id: "/translations/record",
          label: "Recording studio",
          Icon: IconMicrophone,
          keywords: "audio microphone",
          open: go("/translations/record"),
        },
        { id: "/activity", label: "Activity", Icon: IconHistory, keywords: "history", open: go("/activity") },
        {
          id: "/account",
          label: "Account",
          Icon: IconUserCircle,
          keywords: "password sessions",
          open: go("/account"),
        },
      ],
    },
    {
      label: "Actions",
      items: [
        ...additions.filter(({ id }) => canEditContent || id === "/translations/new"),
        { id: "keys", label: "Keyboard shortcuts", Icon: IconKeyboard, keywords: "help keys", open: onHelp },
      ],
    },
  ];
}

function useRecordGroups(): { groups: PaletteGroup[]; loading: boolean; failed: boolean } {
  const { canTranslate } = useAccess();
  const trpc = useTRPC();
  const navigate = useNavigate();
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const categories = useQuery(trpc.category.adminList.queryOptions({}));
  const tasks = useQuery(trpc.task.list.queryOptions({}));
  const queries = [languages, categories, tasks];
  return {
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ isError }) => isError),
    groups: [
      {
        label: "Languages",
        items: (languages.data ?? []).flatMap(({ id, slug, name, nativeName, code, aliases }) => {
          const keywords = [nativeName, code, ...aliases].join(" ");
          return [
            {
              id: `translations-${id}`,
              label: `Translations in ${name}`,
              Icon: IconLanguage,
              keywords,
              open: () => void navigate({ to: "/translations", search: { language: id } }),
            },
            ...(canTranslate(id)
              ? [
                  {
                    id: `record-${id}`,
                    label: `Record ${name}`,
                    Icon: IconMicrophone,
                    keywords: `${keywords} recording studio`,
                    open: () => void navigate({ to: "/translations/record", search: { language: slug } }),
                  },
                ]
              : []),
            {
              id: `missing-${id}`,
              label: `Missing translations in ${name}`,
              Icon: IconPencilPlus,
              keywords: `${keywords} translate into grid`,
              open: () => void navigate({ to: "/translations/grid", search: { language: id } }),
            },
            {
              id: `language-${id}`,
              label: `Edit ${name}`,
              Icon: IconWorld,
              keywords: `${keywords} language`,
              open: () => void navigate({ to: "/languages", search: { edit: id } }),
            },
          ];
        }),
      },
      {
        label: "Categories",
        items: (categories.data ?? []).flatMap(({ id, name }) => [
          {
            id: `phrases-of-${id}`,
            label: `Phrases in ${name}`,
            Icon: IconMessage,
            open: () => void navigate({ to: "/phrases", search: { category: id } }),
          },
          {
            id: `category-${id}`,
            label: `Edit ${name}`,
            Icon: IconCategory,
            keywords: "category",
            open: () => void navigate({ to: "/categories", search: { edit: id } }),
          },
        ]),
      },
      {
        label: "Tasks",
        items: (tasks.data ?? []).map((task) => ({
          id: `task-${task.id}`,
          label: titleOf(task),
          Icon: IconChecklist,
          keywords: `#${task.id}`,
          open: () => void navigate({ to: "/tasks", hash: `task-${task.id}` }),
        })),
      },
      {
        label: "Documents",
        items: (tasks.data ?? []).flatMap((task) => {
          const linked = documentOf(task);
          if (!linked) return [];
          return {
            id: `document-${task.id}`,
            label: linked.text,
            Icon: IconFileText,
            keywords: `${titleOf(task)} ${linked.url}`,
            open: () => void navigate({ to: "/tasks", search: { document: task.id } }),
          };
        }),
      },
    ],
  };
}

function usePhrases(query: string): { items: PaletteItem[]; loading: boolean; failed: boolean } {
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
