import { IMPORT_FILES, type ImportKind } from "@saywhere/validators/content/import";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useAccess, useReadOnlyReason } from "../../lib/session/access.ts";
import { useDownload } from "../../lib/transfer/use-download.ts";
import { ExportPanel } from "./export-panel.tsx";
import { FILE_TEXTS } from "./import-labels.ts";
import { ImportPanel } from "./import-panel.tsx";
import styles from "./import-screen.module.css";

interface ImportScreenProps {
  kind: ImportKind;
  /** The slug of the language whose translations are exported at first. */
  language?: string | undefined;
}

/** Import and export of translations, emergency numbers or intents as files. */
export function ImportScreen({ kind, language }: ImportScreenProps) {
  const { canEditContent } = useAccess();
  const reason = useReadOnlyReason();
  return (
    <>
      <ScreenHeader
        title="Import and export"
        subtitle={`${FILE_TEXTS[kind].title} as files for spreadsheets and other programs.`}
      />
      <div className={styles.panels}>
        <section className={styles.import} aria-labelledby="import">
          <h2 id="import">Import</h2>
          {kind === "translation" || canEditContent ? <ImportPanel kind={kind} /> : <p>{reason}</p>}
          <FileFormatHelp kind={kind} />
        </section>
        <ExportPanel kind={kind} first={language} />
      </div>
    </>
  );
}

function FileFormatHelp({ kind }: Pick<ImportScreenProps, "kind">) {
  const { link } = useDownload(FILE_TEXTS[kind].contents);
  const { columns, required, ignored, path } = IMPORT_FILES[kind];
  const { noun, identifiedBy, emptyCells, lists } = FILE_TEXTS[kind];
  const optional = columns.filter((column) => !required.includes(column) && !ignored.includes(column));
  return (
    <section className={styles.needs} aria-labelledby="file-needs">
      <h3 id="file-needs">File format</h3>
      <ul>
        <li>A CSV file (UTF-8) or a JSON list, with a row for each {noun}.</li>
        <li>
          Required {required.length === 1 ? "column" : "columns"}: {list(required)}. {identifiedBy}
        </li>
        <li>
          Optional {optional.length === 1 ? "column" : "columns"}: {list(optional)}. A missing column changes
          nothing. {emptyCells}
        </li>
        <li>{lists}</li>
      </ul>
      {kind === "translation" && (
        <p>
          <a href={`/api${path}/export?format=csv&lists=columns&missing=true`} {...link}>
            Export a template
          </a>{" "}
          with a row for each missing translation.
        </p>
      )}
    </section>
  );
}

function list(columns: readonly string[]) {
  return columns.map((column, index) => (
    <span key={column}>
      {index > 0 && (index === columns.length - 1 ? " and " : ", ")}
      <code>{column}</code>
    </span>
  ));
}
