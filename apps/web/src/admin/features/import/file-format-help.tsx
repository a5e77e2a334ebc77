import { IMPORT_COLUMNS } from "@saywhere/validators/content/import";
import styles from "./import-screen.module.css";
import { useDownload } from "./use-download.ts";

const NEEDED = ["language", "phrase", "native_text"];
const others = IMPORT_COLUMNS.filter((column) => !NEEDED.includes(column) && column !== "english");

/** Description of the file format. */
export function FileFormatHelp() {
  const { link } = useDownload();
  return (
    <section className={styles.needs} aria-labelledby="file-needs">
      <h3 id="file-needs">What the file needs</h3>
      <ul>
        <li>A CSV file, as spreadsheets save it (UTF-8), or a JSON list; a row for each translation.</li>
        <li>
          The columns {list(NEEDED)}. A language and a phrase go by their addresses, such as{" "}
          <code>farsi</code> and <code>good-morning</code>.
        </li>
        <li>
          If you like, {list(others)}. A column that is missing leaves things as they are; an empty cell
          empties them.
        </li>
      </ul>
      <p>
        <a href="/api/language-phrases/export?format=csv&missing=true" {...link}>
          Export a template
        </a>{" "}
        with a row for every translation that is missing.
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
