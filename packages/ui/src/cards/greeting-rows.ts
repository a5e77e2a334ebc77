import { nativeWidth, type TextInScript } from "../text/estimate-width.ts";

/** Width of a letter of a language name, in em of the greeting above it at its smallest size, on a phone. */
const NAME_LETTER_WIDTH = 0.3;
const GAP = 0.7;
const FULL_ROW = 13.5;

interface Greeting extends TextInScript {
  language: string;
}

export interface Row<Item> {
  items: readonly Item[];
  /** Width of the row in em, including gaps: the font size is the measure divided by it. */
  width: number;
}

/**
 * Lays texts out in rows of similar width, in their order. Widths are estimated and not measured, so that a page looks
 * the same before and after its fonts load.
 *
 * @param items texts with the codes of their languages (ISO 639-1) and scripts (ISO 15924), and the languages' names,
 * which wrap between words
 */
export function greetingRows<Item extends Greeting>(items: readonly Item[]): Row<Item>[] {
  const rows: { items: Item[]; width: number }[] = [];
  for (const item of items) {
    const width = Math.max(nativeWidth(item), nameWidth(item.language));
    const row = rows.at(-1);
    if (row === undefined || row.width + GAP + width > FULL_ROW) rows.push({ items: [item], width });
    else {
      row.items.push(item);
      row.width += GAP + width;
    }
  }
  return rows;
}

function nameWidth(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length)) * NAME_LETTER_WIDTH;
}
