import { NativeText } from "@saywhere/ui/native-text";
import type { AdminLanguage } from "@saywhere/validators/language-input";
import type { Column } from "../../lib/data-table.tsx";
import styles from "./language-columns.module.css";

export const LANGUAGE_COLUMNS: Column<AdminLanguage>[] = [
  { id: "name", header: "Name", sortKey: "name", cell: ({ name }) => name },
  {
    id: "nativeName",
    header: "Native Name",
    sortKey: "nativeName",
    cell: ({ nativeName, code, script, direction }) => (
      <NativeText code={code} script={script} direction={direction} className={styles.native}>
        {nativeName}
      </NativeText>
    ),
  },
  {
    id: "code",
    header: "Code",
    sortKey: "code",
    width: "6rem",
    hideBelow: "sm",
    cell: ({ code }) => <code className={styles.code}>{code}</code>,
  },
  { id: "family", header: "Family", sortKey: "family", hideBelow: "md", cell: ({ family }) => family || "—" },
];
