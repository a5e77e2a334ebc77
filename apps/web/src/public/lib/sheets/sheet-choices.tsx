import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconNotebook from "@tabler/icons-react/dist/esm/icons/IconNotebook.mjs";
import styles from "./sheet-dialog.module.css";
import type { Sheet } from "./sheets.ts";

interface SheetChoicesProps {
  sheets: readonly Sheet[];
  /** Whether a sheet is chosen already. */
  isChosen: (sheet: Sheet) => boolean;
  onChoose: (sheet: Sheet) => void;
}

/** The sheets as buttons, each with the number of its phrases. */
export function SheetChoices({ sheets, isChosen, onChoose }: SheetChoicesProps) {
  if (sheets.length === 0) return null;
  return (
    <div className={styles.choices}>
      {sheets.map((sheet) => {
        const chosen = isChosen(sheet);
        const Icon = chosen ? IconCheck : IconNotebook;
        return (
          <button
            key={sheet.id}
            type="button"
            className={styles.choice}
            aria-pressed={chosen}
            onClick={() => onChoose(sheet)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span>{sheet.name}</span>
          </button>
        );
      })}
    </div>
  );
}
