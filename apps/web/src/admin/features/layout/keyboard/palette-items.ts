import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { useAccess } from "../../../lib/session/access.ts";
import { useMe } from "../../../lib/session/session.tsx";
import { screensFor } from "../screens.ts";
import { MAX_RECORDS, matching, type PaletteGroup, type PaletteItem, useLinkItem } from "./palette-item.ts";
import { usePhrases, useTranslations } from "./palette-phrases.ts";
import { useRecordGroups } from "./palette-records.ts";

/**
 * What the palette shows for a query: screens and actions, and the records that it finds. Phrases are found by the
 * server, the other records in lists that the screens use too.
 */
export function usePaletteGroups(query: string, onHelp: () => void, views: PaletteItem[]) {
  const fixed = useFixedGroups(onHelp);
  const records = useRecordGroups();
  const phrases = usePhrases(query);
  const translations = useTranslations(query);
  const groups = query ? [...fixed, { label: "Saved views", items: views }, ...records.groups] : fixed;
  return {
    groups: [
      ...groups.map(({ label, items }, index) => {
        const found = items.filter(matching(query));
        return { label, items: index < fixed.length ? found : found.slice(0, MAX_RECORDS) };
      }),
      // Last: they arrive later than the others, which keep their positions.
      { label: "Translations", items: translations.items },
      { label: "Phrases", items: query && !translations.loading ? phrases.items : [] },
    ].filter(({ items }) => items.length > 0),
    loading: query !== "" && (records.loading || translations.loading || phrases.loading),
    failed: query !== "" && (records.failed || translations.failed || phrases.failed),
  };
}

function useFixedGroups(onHelp: () => void): PaletteGroup[] {
  const { role } = useMe();
  const { canEditContent } = useAccess();
  const item = useLinkItem();
  const screen = (to: string, label: string, Icon: PaletteItem["Icon"], keywords?: string) =>
    item(to, label, Icon, { to }, keywords);
  const add = (label: string, to: string) => item(to, label, IconPlus, { to });
  const additions = [
    add("Add Phrase", "/phrases/new"),
    add("Add Translation", "/translations/new"),
    add("Add Language", "/languages/new"),
    add("Add Category", "/categories/new"),
    item("add-task", "Add Task", IconPlus, { to: "/tasks", search: { adding: true } }),
    add("Add synonyms", "/synonyms/new"),
  ];
  return [
    {
      label: "Screens",
      items: [
        ...screensFor(role).map(({ to, label, Icon, keywords }) => screen(to, label, Icon, keywords)),
        screen("/translations/record", "Recording studio", IconMicrophone, "audio microphone"),
        screen("/translations/import", "Import and export translations", IconDownload, "csv json file"),
        screen("/account", "Account", IconUserCircle, "password sessions"),
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
