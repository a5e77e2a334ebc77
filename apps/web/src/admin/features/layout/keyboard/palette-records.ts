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
import { type PaletteGroup, type PaletteItem, useLinkItem } from "./palette-item.ts";

export function useRecordGroups(): { groups: PaletteGroup[]; loading: boolean; failed: boolean } {
  const { canEditContent, canTranslate } = useAccess();
  const trpc = useTRPC();
  const item = useLinkItem();
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
          const search = { language: id };
          const list = { to: "/translations", search };
          const studio = { to: "/translations/record", search };
          const grid = { to: "/translations/grid", search };
          const files = { to: "/translations/import", search: { language: slug } };
          const dialog = { to: "/languages", search: { edit: id } };
          return [
            item(`translations-${id}`, `Translations in ${name}`, IconLanguage, list, keywords),
            ...(canTranslate(id)
              ? [
                  item(
                    `record-${id}`,
                    `Record ${name}`,
                    IconMicrophone,
                    studio,
                    `${keywords} recording studio`,
                  ),
                  item(
                    `missing-${id}`,
                    `Missing translations in ${name}`,
                    IconPencilPlus,
                    grid,
                    `${keywords} translate into grid`,
                  ),
                ]
              : []),
            item(`export-${id}`, `Export ${name}`, IconDownload, files, `${keywords} import csv json file`),
            ...(canEditContent
              ? [item(`language-${id}`, `Edit ${name}`, IconWorld, dialog, `${keywords} language`)]
              : []),
          ];
        }),
      },
      {
        label: "Categories",
        items: (categories.data ?? []).flatMap(({ id, name }) => {
          const list = { to: "/phrases", search: { category: id } };
          const dialog = { to: "/categories", search: { edit: id } };
          return [
            item(`phrases-of-${id}`, `Phrases in ${name}`, IconMessage, list),
            ...(canEditContent
              ? [item(`category-${id}`, `Edit ${name}`, IconCategory, dialog, "category")]
              : []),
          ];
        }),
      },
      {
        label: "Tasks",
        items: (tasks.data ?? []).map((task) => {
          const card = { to: "/tasks", hash: `task-${task.id}` };
          return item(`task-${task.id}`, titleOf(task), IconChecklist, card, `#${task.id}`);
        }),
      },
      {
        label: "Documents",
        items: (tasks.data ?? []).flatMap((task) => {
          const linked = documentOf(task);
          if (!linked) return [];
          const dialog = { to: "/tasks", search: { document: task.id } };
          const keywords = `${titleOf(task)} ${linked.url}`;
          return item(`document-${task.id}`, linked.text, IconFileText, dialog, keywords);
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
