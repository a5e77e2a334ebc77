import { readFile } from "node:fs/promises";
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from "harfbuzzjs";
import pLimit from "p-limit";
import { decompress } from "wawoff2";
import { memoizeUntilFailure } from "../../lib/memoize-until-failure.ts";
import { encodeWoff2 } from "./encode-woff2.ts";

/** A font from which subsets are cut. */
export interface SourceFont {
  font: Font;
  /** The address of the font in the memory of the subsetter. */
  face: number;
}

/** The part of harfbuzz's C API that cuts subsets; harfbuzzjs ships it, but has no JavaScript API for it. */
type Subsetter = Record<string, (...parameters: number[]) => number> & { memory: { buffer: ArrayBuffer } };

/** What Node has without declaring it. */
declare const WebAssembly: {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: unknown } }>;
};

// Constants of hb-subset.h and hb-blob.h.
const SETS_DROPPED_TABLES = 3;
const SETS_NAMES = 4;
const SETS_LAYOUT_FEATURES = 6;
const FLAG_NO_HINTING = 0x1;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;
const MEMORY_MODE_READONLY = 1;

/** Tables for vertical text, and for choosing among the fonts of a family. */
const DROPPED_TABLES = ["STAT", "vhea", "vmtx"];
/** The licence of the fonts asks for the copyright; browsers read no name of an embedded font. */
const COPYRIGHT = 0;

/** Brotli's quality: 11 would take some fifteen times the CPU time, and save 5 %. */
const QUALITY = 6;

/** wawoff2 returns views of memory that its next call overwrites: each result is copied before another call begins. */
const oneAtATime = pLimit(1);

async function loadSubsetter(): Promise<Subsetter> {
  const wasm = await readFile(new URL("./harfbuzz-subset.wasm", import.meta.resolve("harfbuzzjs")));
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const api = instance.exports as Subsetter;
  api["_initialize"]?.();
  return api;
}

const openSubsetter = memoizeUntilFailure(loadSubsetter);

/** Opens a WOFF2 file, which stays in memory. */
export async function openSourceFont(file: string): Promise<SourceFont> {
  const woff2 = await readFile(file);
  const sfnt = await oneAtATime(async () => (await decompress(woff2)).slice());
  const api = await openSubsetter();
  const data = call(api, "malloc", sfnt.length);
  new Uint8Array(api.memory.buffer).set(sfnt, data);
  const blob = call(api, "hb_blob_create", data, sfnt.length, MEMORY_MODE_READONLY, 0, 0);
  return { font: new Font(new Face(new FontBlob(sfnt))), face: call(api, "hb_face_create", blob, 0) };
}

function call(api: Subsetter, name: string, ...parameters: number[]): number {
  return (api[name] as Subsetter[string])(...parameters);
}

/**
 * The characters that a font needs for texts: theirs, and the two halves of vowel signs that surround their letter, as
 * in Tamil and Bengali, into which shaping splits such a sign.
 */
export function charactersFor(texts: readonly string[]): Set<string> {
  const characters = new Set(texts.join(""));
  for (const character of characters) {
    if (!/\p{M}/u.test(character)) continue;
    for (const half of character.normalize("NFD")) characters.add(half);
  }
  return characters;
}

/**
 * Cuts the glyphs that some texts need from a font.
 *
 * The subset holds what shaping these texts needs and nothing else: another text of the same letters may lack the forms
 * that they take in it. A subset for any text of the same letters is up to eight times as large (Nastaliq).
 *
 * @param language BCP 47 tag by which the font chooses forms of letters
 * @returns the subset as WOFF2; the same texts, in any order, result in the same bytes
 */
export async function subsetForTexts(
  { font, face }: SourceFont,
  texts: readonly string[],
  language: string,
): Promise<Uint8Array> {
  const api = await openSubsetter();
  const input = call(api, "hb_subset_input_create_or_fail");
  call(api, "hb_subset_input_set_flags", input, FLAG_NO_HINTING | FLAG_NO_LAYOUT_CLOSURE);
  const features = call(api, "hb_subset_input_set", input, SETS_LAYOUT_FEATURES);
  call(api, "hb_set_clear", features);
  call(api, "hb_set_invert", features);
  const names = call(api, "hb_subset_input_set", input, SETS_NAMES);
  call(api, "hb_set_clear", names);
  call(api, "hb_set_add", names, COPYRIGHT);
  const tables = call(api, "hb_subset_input_set", input, SETS_DROPPED_TABLES);
  for (const tag of DROPPED_TABLES) call(api, "hb_set_add", tables, Buffer.from(tag).readUInt32BE());
  const characters = call(api, "hb_subset_input_unicode_set", input);
  for (const character of charactersFor(texts))
    call(api, "hb_set_add", characters, character.codePointAt(0) ?? 0);
  const glyphs = call(api, "hb_subset_input_glyph_set", input);
  for (const glyph of shapedGlyphs(font, texts, language)) call(api, "hb_set_add", glyphs, glyph);

  const subset = call(api, "hb_subset_or_fail", face, input);
  const result = call(api, "hb_face_reference_blob", subset);
  const start = call(api, "hb_blob_get_data", result, 0);
  const sfnt = new Uint8Array(api.memory.buffer).slice(
    start,
    start + call(api, "hb_blob_get_length", result),
  );
  call(api, "hb_blob_destroy", result);
  call(api, "hb_face_destroy", subset);
  call(api, "hb_subset_input_destroy", input);
  return encodeWoff2(sfnt, QUALITY);
}

/** One for all texts: harfbuzzjs never frees the function that a buffer calls at each step. */
let shaping: ReturnType<typeof startShaping> | undefined;

function startShaping() {
  const buffer = new TextBuffer();
  const glyphs = new Set<number>();
  buffer.setMessageFunc((current) => {
    addGlyphs(current, glyphs);
    return true;
  });
  return { buffer, glyphs };
}

/** Returns every glyph that occurs while the texts are shaped: the result's, and those of the steps before it. */
function shapedGlyphs(font: Font, texts: readonly string[], language: string): Set<number> {
  shaping ??= startShaping();
  const { buffer, glyphs } = shaping;
  glyphs.clear();
  for (const text of texts) {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    addGlyphs(buffer, glyphs);
  }
  return glyphs;
}

function addGlyphs(buffer: TextBuffer, glyphs: Set<number>): void {
  for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
}
