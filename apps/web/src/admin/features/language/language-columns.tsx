import { Stack } from "@mantine/core";
import type { Column } from "@saywhere/ui/list/data-table";
import { NativeText } from "@saywhere/ui/text/native-text";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../../../shared/format-count.ts";
import styles from "./language-columns.module.css";

function NativeName({ language }: { language: ListedLanguage }) {
  return (
    <NativeText {...language} className={styles.native}>
      {language.nativeName}
    </NativeText>
  );
}

/** Links to the phrases that a language misses. */
function Missing({ language, count }: { language: ListedLanguage; count: number }) {
  if (count <= 0) return null;
  return (
    <Link to="/translations/grid" search={{ language: language.id }} className={styles.missing}>
      {formatNumber(count)} missing <VisuallyHidden>in {language.name}</VisuallyHidden>
    </Link>
  );
}

/** @param missing how many phrases a language misses, by its ID; empty until it is loaded */
export function languageColumns(
  missing: ReadonlyMap<number, number>,
  narrow: boolean,
): Column<ListedLanguage>[] {
  const name: Column<ListedLanguage> = {
    id: "name",
    header: "Name",
    sortKey: "name",
    cell: (language) => (
      <Stack align="flex-start" gap={0}>
        {language.name}
        {/* On a phone the native name is below the name. */}
        {narrow && <NativeName language={language} />}
        <Missing language={language} count={missing.get(language.id) ?? 0} />
      </Stack>
    ),
  };
  return narrow ? [name] : [name, ...OTHER_COLUMNS];
}

const OTHER_COLUMNS: Column<ListedLanguage>[] = [
  {
    id: "nativeName",
    header: "Native Name",
    sortKey: "nativeName",
    cell: (language) => <NativeName language={language} />,
  },
  {
    id: "code",
    header: "Code",
    sortKey: "code",
    width: "6rem",
    cell: ({ code }) => <code className={styles.code}>{code}</code>,
  },
  { id: "family", header: "Family", sortKey: "family", hideBelow: "md", cell: ({ family }) => family || "—" },
];

/** The columns that can be hidden. */
export const LANGUAGE_COLUMN_CHOICES = OTHER_COLUMNS.map(({ id, header }) => ({ id, label: header }));
