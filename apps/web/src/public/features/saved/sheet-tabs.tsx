import { Button } from "@saywhere/ui/button";
import { ChipLink, ChipRow } from "@saywhere/ui/cards/chip-link";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { runLazyAction } from "../../lib/lazy/run-lazy-action.ts";
import { ALL_HASH, sheetHash } from "../../lib/sheets/sheet-url.ts";
import type { Sheet } from "../../lib/sheets/sheets.ts";
import styles from "./saved-screen.module.css";

interface SheetTabsProps {
  sheets: readonly Sheet[];
  shown: Sheet | undefined;
}

/** The sheets of this device, and a button that adds one. */
export function SheetTabs({ sheets, shown }: SheetTabsProps) {
  const add = () => runLazyAction(async () => (await import("./new-sheet.tsx")).openNewSheet());
  return (
    <div className={styles.tabs}>
      {sheets.length > 0 ? (
        <ChipRow label="Sheets">
          <ChipLink href={ALL_HASH} current={!shown}>
            All
          </ChipLink>
          {sheets.map((sheet) => (
            <ChipLink key={sheet.id} href={sheetHash(sheet.id)} current={sheet === shown}>
              {sheet.name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
      <Button variant="outline" size="sm" icon={<IconPlus aria-hidden />} onClick={add}>
        New Sheet
      </Button>
    </div>
  );
}
