import { IMPORT_COLUMNS } from "@saywhere/validators/content/import";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";
import styles from "./import-screen.module.css";
import { useDownload } from "./use-download.ts";

/** Import and export of translations as files. */
export function ImportScreen() {
  return (
    <>
      <ScreenHeader
        title="Import and export"
        subtitle="Translations as files for spreadsheets and other programs."
      />
      <div className={styles.panels}>
        <section className={styles.import} aria-labelledby="import">
          <h2 id="import">Import</h2>
          <ImportPanel />
          <FileFormatHelp />
        </section>
        <ExportPanel />
      </div>
    </>
  );
}

const REQUIRED = ["language", "phrase", "native_text"];
const OPTIONAL = IMPORT_COLUMNS.filter((column) => !REQUIRED.includes(column) && column !== "english");

function FileFormatHelp() {
  const { link } = useDownload();
  return (
    <section className={styles.needs} aria-labelledby="file-needs">
      <h3 id="file-needs">File format</h3>
      <ul>
        <li>A CSV file (UTF-8) or a JSON list, with a row for each translation.</li>
        <li>
          Required columns: {list(REQUIRED)}. Languages and phrases are identified by slug, such as{" "}
          <code>farsi</code> and <code>good-morning</code>.
        </li>
        <li>
          Optional columns: {list(OPTIONAL)}. A missing column changes nothing; an empty cell clears the
          field.
        </li>
      </ul>
      <p>
        <a href="/api/language-phrases/export?format=csv&missing=true" {...link}>
          Export a template
        </a>{" "}
        with a row for each missing translation.
      </p>
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
