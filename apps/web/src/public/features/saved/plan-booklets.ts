import { nativeWidth } from "@saywhere/ui/text/estimate-width";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** The pages of one folded sheet of paper between its cover and its back. */
export type Booklet = readonly (readonly SavedPhrase[])[];

const PAGES = 6;
/** Height of a page, and of the parts of a phrase, in millimeters; see print-area.module.css. */
const PAGE_HEIGHT = 91;
const GAP = 3;
const LINE = 3.6;
const NATIVE_LINE = 7;
/** Lines of Nastaliq are higher. */
const NASTALIQ_LINE = 11;
/** Letters of small text in a line, and the width of a line in em of native text, both with a reserve. */
const LETTERS = 34;
const NATIVE_EM = 12;

/**
 * Text sizes, as factors of the normal one. To fill the paper, the largest is used at which one booklet holds all
 * phrases, and a page the longest of them.
 */
const SCALES = [2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];

export interface FoldPlan {
  scale: number;
  booklets: Booklet[];
}

/** Divides phrases among the pages of as few booklets as hold them, in their order. */
export function planBooklets(entries: readonly SavedPhrase[]): FoldPlan {
  const fitsPage = (size: number) => entries.every((entry) => heightOf(entry, size) <= PAGE_HEIGHT);
  const scale = SCALES.find((size) => fitsPage(size) && planPages(entries, size).length <= PAGES) ?? 1;
  const pages = planPages(entries, scale);
  const booklets = Array.from({ length: Math.ceil(pages.length / PAGES) }, (_, index) =>
    pages.slice(index * PAGES, (index + 1) * PAGES),
  );
  return { scale, booklets };
}

function planPages(entries: readonly SavedPhrase[], scale: number): SavedPhrase[][] {
  const pages: SavedPhrase[][] = [];
  let left = 0;
  for (const entry of entries) {
    const height = heightOf(entry, scale);
    const page = pages.at(-1);
    if (page && height <= left) {
      page.push(entry);
      left -= height;
    } else {
      pages.push([entry]);
      left = PAGE_HEIGHT - height;
    }
  }
  return pages;
}

function heightOf(entry: SavedPhrase, scale: number): number {
  const { phrase, language, native_text, romanization, pronunciation_guide } = entry;
  const { code, script } = language;
  const nativeLines = Math.ceil((nativeWidth({ text: native_text, code, script }) * scale) / NATIVE_EM);
  const smallLines = [phrase.english, romanization, pronunciation_guide].reduce(
    (sum, text) => sum + Math.ceil(((text?.length ?? 0) * scale) / LETTERS),
    0,
  );
  return GAP + scale * (smallLines * LINE + nativeLines * (code === "ur" ? NASTALIQ_LINE : NATIVE_LINE));
}
