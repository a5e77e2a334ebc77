import { romanizedTag } from "@saywhere/ui/text/language-tag";
import { NativeText } from "@saywhere/ui/text/native-text";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { type RowKind, rowTitle } from "./grid-row.ts";
import styles from "./translation-row-editor.module.css";

/** A language that is shown beside the English text. */
export type ReferenceLanguage = LanguageRef & { id: number };

interface RowHeadProps {
  row: GridRow;
  kind: RowKind;
  references: readonly ReferenceLanguage[];
}

/** What a row is about, with its text in the reference languages. */
export function RowHead({ row, kind, references }: RowHeadProps) {
  return (
    <div className={styles.head}>
      {rowTitle(row, kind)}
      {references.map((language) => (
        <Reference key={language.id} row={row} language={language} />
      ))}
    </div>
  );
}

function Reference({ row, language }: { row: GridRow; language: ReferenceLanguage }) {
  const found = row.references.find(({ language_id }) => language_id === language.id);
  if (!found) return null;
  return (
    <span className={styles.reference} title={language.name}>
      <NativeText {...language}>{found.native_text}</NativeText>
      {found.romanization && <em lang={romanizedTag(language.code)}>{found.romanization}</em>}
    </span>
  );
}
