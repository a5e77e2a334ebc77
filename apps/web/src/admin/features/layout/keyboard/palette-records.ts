import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconChecklist from "@tabler/icons-react/dist/esm/icons/IconChecklist.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconLanguage from "@tabler/icons-react/dist/esm/icons/IconLanguage.mjs";
import IconLayoutList from "@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconPencilPlus from "@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useListView } from "../../../lib/list/view/use-list-view.ts";
import { useAccess } from "../../../lib/session/access.ts";
import { documentOf, titleOf } from "../../../lib/text/task-document-link.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";

export function useRecordGroups(): { groups: PaletteGroup[]; loading: boolean; failed: boolean } {
  const { canEditContent, canTranslate } = useAccess();
  const trpc = useTRPC();
  const navigate = useNavigate();
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const categories = useQuery(trpc.category.adminList.queryOptions({}));
  const tasks = useQuery(trpc.task.list.queryOptions({}));
  const ownFirst = (languages.data ?? []).toSorted(
    (a, b) => Number(canTranslate(b.id)) - Number(canTranslate(a.id)),
  );
  const queries = [languages, categories, tasks];
  return {
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ isError }) => isError),
    groups: [
      {
        label: "Languages",
        items: ownFirst.flatMap(({ id, slug, name, nativeName, code, aliases }) => {
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
                    open: () => void navigate({ to: "/translations/record", search: { language: id } }),
                  },
                  {
                    id: `missing-${id}`,
                    label: `Missing translations in ${name}`,
                    Icon: IconPencilPlus,
                    keywords: `${keywords} translate into grid`,
                    open: () => void navigate({ to: "/translations/grid", search: { language: id } }),
                  },
                ]
              : []),
            {
              id: `export-${id}`,
              label: `Export ${name}`,
              Icon: IconDownload,
              keywords: `${keywords} import csv json file`,
              open: () => void navigate({ to: "/translations/import", search: { language: slug } }),
            },
            ...(canEditContent
              ? [
                  {
                    id: `language-${id}`,
                    label: `Edit ${name}`,
                    Icon: IconWorld,
                    keywords: `${keywords} language`,
                    open: () => void navigate({ to: "/languages", search: { edit: id } }),
                  },
                ]
              : []),
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
          ...(canEditContent
            ? [
                {
                  id: `category-${id}`,
                  label: `Edit ${name}`,
                  Icon: IconCategory,
                  keywords: "category",
                  open: () => void navigate({ to: "/categories", search: { edit: id } }),
                },
              ]
            : []),
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

/** The saved views of all lists; for a component that stays, because opening one changes the table of its list. */
export function useSavedViews(): PaletteItem[] {
  const navigate = useNavigate();
  const lists = [
    { to: "/languages", word: "languages", view: useListView("languages") },
    { to: "/phrases", word: "phrases", view: useListView("phrases") },
    { to: "/translations", word: "translations", view: useListView("translations") },
  ] as const;
  return lists.flatMap(({ to, word, view }) =>
    view.saved.map(({ name, search, table }) => ({
      id: `view-${word}-${name}`,
      label: name,
      Icon: IconLayoutList,
      keywords: `${word} view`,
      open: () => {
        view.setTable(table);
        void navigate({ to, search });
      },
    })),
  );
}
