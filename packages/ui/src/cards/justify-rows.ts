import { nativeWidth, type TextInScript } from "../text/estimate-width.ts";

/** A letter of the languages' names, in em of the greetings above them where those are smallest: on a phone. */
const NAME_LETTER_WIDTH = 0.3;
const GAP = 0.7;
const FULL_ROW = 13.5;

interface Greeting extends TextInScript {
  language: string;
}

export interface Row<Item> {
  items: readonly Item[];
  /** Width of the row in em, gaps included: a row set at a measure divided by it fills the measure. */
  width: number;
}

/**
 * Lays texts out in rows of similar width, in their order. It estimates widths instead of measuring them, so that
 * a page looks the same before and after its fonts arrive.
 *
 * @param items texts with the codes of their languages (ISO 639-1) and scripts (ISO 15924), and the languages' names,
 *   which wrap between words
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
