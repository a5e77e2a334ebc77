/**
 * What in a drawing runs, or brings in what may. Space is one blank wherever there is any, so that no sign is longer
 * than the part of a text that is looked at twice.
 */
const SIGNS: [RegExp, string][] = [
  [/[<:](?:script|handler|listener)[\s/>]/i, "a script"],
  [
    /[<:](?:foreignobject|iframe|embed|object|audio|video|meta|form|base)[\s/>]/i,
    "a part that is no drawing",
  ],
  [/[\s"'/]on[a-z]+ ?=/i, "a script in an attribute"],
  [/script ?:/i, "a link that runs"],
  [
    /["'; ]data:(?!image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)/i,
    "a link to another document",
  ],
  // Letters, colons and line breaks of the kind that hide what a link says.
  [/&#0*(?:9|1[03]|58|6[5-9]|[78]\d|9[07-9]|1[01]\d|12[0-2]);/, "letters that are written as numbers"],
  [/&#x0*(?:[9ad]|3a|[46][1-9a-f]|[57][0-9a]);/i, "letters that are written as numbers"],
  [/<!entity|<!doctype[^>]{0,300}\[|<\?xml-stylesheet/i, "a part that programs replace"],
  [/<\?xml [^>]{0,100}encoding ?= ?["'](?!utf-8["'])/i, "another encoding than UTF-8"],
  [/[^\P{Cc}\s]/u, "a control character"],
];

/** Letters that are looked at again with what follows: more than the longest sign. */
const OVERLAP = 600;
/** What is found so near to the end may be told otherwise by what follows. */
const UNDECIDED = 100;

/**
 * Looks for scripts in a drawing while it comes. A store that is read without our headers gives a drawing to browsers
 * that run what is in it, as a page of the store's address; so drawings come without.
 */
export class SvgScan {
  #end = "";

  /**
   * @param text what follows what it was given before
   * @param isLast whether nothing follows it
   * @returns what is in the text that may not be; null where nothing is
   */
  find(text: string, isLast: boolean): string | null {
    const seen = (this.#end + text).replaceAll(/\s+/g, " ");
    this.#end = seen.slice(-OVERLAP);
    const decided = isLast ? seen.length : seen.length - UNDECIDED;
    return SIGNS.find(([sign]) => (sign.exec(seen)?.index ?? decided) < decided)?.[1] ?? null;
  }
}
