import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { FileFormatHelp } from "./file-format-help.tsx";
import { ImportPanel } from "./import-panel.tsx";
import styles from "./import-screen.module.css";

/** Import and export of translations as files. */
export function ImportScreen() {
  return (
    <>
      <ScreenHeader
        title="Import and Export"
        subtitle="Translations as files, for spreadsheets and other programs."
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
