import type { Column } from "@saywhere/ui/list/data-table";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { AdminLanguage } from "@saywhere/validators/content/language";
import styles from "./language-columns.module.css";

function NativeName({ language }: { language: AdminLanguage }) {
  const { nativeName, code, script, direction } = language;
  return (
    <NativeText code={code} script={script} direction={direction} className={styles.native}>
      {nativeName}
    </NativeText>
  );
}

const name: Column<AdminLanguage> = {
  id: "name",
  header: "Name",
  sortKey: "name",
  cell: (language) => language.name,
};

export const LANGUAGE_COLUMNS: Column<AdminLanguage>[] = [
  name,
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

/** On a phone the native name is below the name. */
export const NARROW_LANGUAGE_COLUMNS: Column<AdminLanguage>[] = [
  {
    ...name,
    cell: (language) => (
      <div className={styles.stack}>
        {language.name}
        <NativeName language={language} />
      </div>
    ),
  },
];
