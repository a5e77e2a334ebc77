import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { useNavigate } from "@tanstack/react-router";
import { useAccess } from "../../../lib/session/access.ts";
import { useMe } from "../../../lib/session/session.tsx";
import { screensFor } from "../screens.ts";
import { MAX_RECORDS, matching, type PaletteGroup, type PaletteItem } from "./palette-item.ts";
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
        ...screensFor(role).map(({ to, ...screen }) => ({ ...screen, id: to, open: go(to) })),
        {
          id: "/translations/record",
          label: "Recording studio",
          Icon: IconMicrophone,
          keywords: "audio microphone",
          open: go("/translations/record"),
        },
        {
          id: "/translations/import",
          label: "Import and export translations",
          Icon: IconDownload,
          keywords: "csv json file",
          open: go("/translations/import"),
        },
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
