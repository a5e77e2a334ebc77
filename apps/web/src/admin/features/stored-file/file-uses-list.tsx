import type { FileUses } from "@saywhere/validators/files/stored-file";
import { formatCount } from "../../lib/list/format-count.ts";
import styles from "./file-uses-list.module.css";

const FIELDS = { audio_url: "audio", video_url: "video" } as const;
const number = new Intl.NumberFormat("en");

/** The translations that lose their audio or video with a file. */
export function FileUsesList({ uses: { total, translations } }: { uses: FileUses }) {
  const others = total - translations.length;
  return (
    <>
      <p>
        {formatCount(total, "translation")} {total === 1 ? "uses it. Its" : "use it. Their"} audio or video
        will stop working:
      </p>
      <ul className={styles.uses}>
        {translations.map(({ id, language, english, field }) => (
          <li key={`${id}-${field}`}>
            {language}: “{english}” ({FIELDS[field]})
          </li>
        ))}
        {others > 0 && <li>and {number.format(others)} more</li>}
      </ul>
    </>
  );
}
