import { languageTag, romanizedTag } from "@saywhere/ui/text/language-tag";
import type { ExportedPhrase } from "./exported-phrase.ts";

/**
 * Front and Back are first, so that they fill the fields of Anki's note type Basic; the others are for a note type with
 * fields of these names.
 */
const COLUMNS = [
  "GUID",
  "Front",
  "Back",
  "English",
  "Native",
  "Romanization",
  "Pronunciation",
  "Notes",
  "Recording",
  "Tags",
];

/**
 * Phrases as a text file for Anki 2.1.54 or later (https://docs.ankiweb.net/importing/text-files.html), which reads the
 * headers and needs no settings. Each note has a GUID, by which a second import updates it. Fields are HTML.
 *
 * @param deck name of the deck, below “Saywhere”
 */
export function ankiText(deck: string, phrases: readonly ExportedPhrase[]): string {
  const headers = [
    "#separator:tab",
    "#html:true",
    "#notetype:Basic",
    `#deck:Saywhere::${oneLine(deck.replaceAll(":", " "))}`,
    `#columns:${COLUMNS.join("\t")}`,
    "#guid column:1",
    `#tags column:${COLUMNS.length}`,
  ];
  return `${[...headers, ...phrases.map(noteLine)].join("\n")}\n`;
}

function noteLine(exported: ExportedPhrase): string {
  const { phrase, language, recording } = exported;
  const { code, script, direction } = language;
  const english = html(phrase.english);
  const native = `<div lang="${languageTag(code, script)}" dir="${direction}">${html(exported.native)}</div>`;
  const romanization =
    exported.romanization &&
    `<div lang="${romanizedTag(code)}" dir="ltr"><i>${html(exported.romanization)}</i></div>`;
  const pronunciation = exported.pronunciation && `<div dir="ltr">${html(exported.pronunciation)}</div>`;
  const notes = exported.notes && `<div dir="ltr">${html(exported.notes)}</div>`;
  const audio = recording && `<audio controls preload="none" src="${html(recording)}"></audio>`;
  return [
    ["saywhere", language.slug, phrase.slug, exported.form?.slug].filter(Boolean).join("/"),
    `${english}<div><small>${html(language.name)}</small></div>`,
    [native, romanization, pronunciation, notes, audio].join(""),
    english,
    native,
    romanization,
    pronunciation,
    notes,
    audio,
    `saywhere ${language.slug}`,
  ]
    .map(quoted)
    .join("\t");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "<br>",
};

function html(text: string): string {
  return oneLine(text.replace(/[&<>"\n]/g, (sign) => ENTITIES[sign] ?? sign));
}

/** Tabs and line breaks separate fields and notes. */
function oneLine(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").trim();
}

/** A field with quotes is quoted as a whole, with its quotes doubled, as in CSV. */
function quoted(field: string): string {
  return field.includes('"') ? `"${field.replaceAll('"', '""')}"` : field;
}
