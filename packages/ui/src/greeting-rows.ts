/** Average advance of a letter in em, by script, as measured in the faces of this package. */
const LETTER_WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    Arab: 0.49,
    // Nastaliq, whose letters climb onto each other.
    Aran: 0.33,
    Beng: 0.74,
    Cyrl: 0.53,
    Deva: 0.6,
    Ethi: 0.63,
    Geor: 0.65,
    Grek: 0.48,
    Hans: 0.95,
    Hebr: 0.54,
    Jpan: 0.95,
    Kore: 0.86,
    Latn: 0.48,
    Taml: 0.95,
    Thai: 0.6,
  }),
);
/** A letter of the languages' names, in em of the greetings above them where those are smallest: on a phone. */
const NAME_LETTER_WIDTH = 0.3;
const GAP = 0.7;
const FULL_ROW = 13.5;

interface Written {
  text: string;
  code: string;
  script: string;
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
export function greetingRows<Item extends Written>(items: readonly Item[]): Row<Item>[] {
  const rows: { items: Item[]; width: number }[] = [];
  for (const item of items) {
    const width = Math.max(textWidth(item), nameWidth(item.language));
    const row = rows.at(-1);
    if (row === undefined || row.width + GAP + width > FULL_ROW) rows.push({ items: [item], width });
    else {
      row.items.push(item);
      row.width += GAP + width;
    }
  }
  return rows;
}

function textWidth({ text, code, script }: Written): number {
  // Vowel signs and accents stand on their letters and take no room of their own.
  const letters = text.replace(/\p{Mn}/gu, "").length;
  return letters * (LETTER_WIDTHS.get(code === "ur" ? "Aran" : script) ?? 0.6);
}

function nameWidth(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length)) * NAME_LETTER_WIDTH;
}
