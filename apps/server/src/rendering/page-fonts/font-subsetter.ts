import { readFile } from "node:fs/promises";
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from "harfbuzzjs";
import pLimit from "p-limit";
import { compress, decompress } from "wawoff2";

/** A font from which subsets are cut. */
export interface SourceFont {
  sfnt: Uint8Array;
  font: Font;
}

/** The part of harfbuzz's C API that cuts subsets; harfbuzzjs ships it, but has no JavaScript API for it. */
type Subsetter = Record<string, (...parameters: number[]) => number> & { memory: { buffer: ArrayBuffer } };

/** What Node has without declaring it. */
declare const WebAssembly: {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: unknown } }>;
};

// Constants of hb-subset.h and hb-blob.h.
const SETS_LAYOUT_FEATURES = 6;
const FLAG_NO_HINTING = 0x1;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;
const MEMORY_MODE_WRITABLE = 2;

/** wawoff2 returns views of memory that its next call overwrites: each result is copied before another call begins. */
const oneAtATime = pLimit(1);

let subsetter: Promise<Subsetter> | undefined;

async function loadSubsetter(): Promise<Subsetter> {
  const wasm = await readFile(new URL("./harfbuzz-subset.wasm", import.meta.resolve("harfbuzzjs")));
  const { instance } = await WebAssembly.instantiate(wasm, {});
  const api = instance.exports as Subsetter;
  api["_initialize"]?.();
  return api;
}

/** Opens a WOFF2 file. */
export async function openSourceFont(file: string): Promise<SourceFont> {
  const woff2 = await readFile(file);
  const sfnt = await oneAtATime(async () => (await decompress(woff2)).slice());
  return { sfnt, font: new Font(new Face(new FontBlob(sfnt))) };
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
  source: SourceFont,
  texts: readonly string[],
  language: string,
): Promise<Uint8Array> {
  subsetter ??= loadSubsetter();
  const api = await subsetter;
  const call = (name: string, ...parameters: number[]) => (api[name] as Subsetter[string])(...parameters);

  const data = call("malloc", source.sfnt.length);
  new Uint8Array(api.memory.buffer).set(source.sfnt, data);
  const blob = call("hb_blob_create", data, source.sfnt.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const input = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", input, FLAG_NO_HINTING | FLAG_NO_LAYOUT_CLOSURE);
  const features = call("hb_subset_input_set", input, SETS_LAYOUT_FEATURES);
  call("hb_set_clear", features);
  call("hb_set_invert", features);
  const characters = call("hb_subset_input_unicode_set", input);
  for (const character of texts.join("")) call("hb_set_add", characters, character.codePointAt(0) ?? 0);
  const glyphs = call("hb_subset_input_glyph_set", input);
  for (const glyph of shapedGlyphs(source.font, texts, language)) call("hb_set_add", glyphs, glyph);

  const subset = call("hb_subset_or_fail", face, input);
  const result = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", result, 0);
  const sfnt = new Uint8Array(api.memory.buffer).slice(start, start + call("hb_blob_get_length", result));
  call("hb_blob_destroy", result);
  call("hb_face_destroy", subset);
  call("hb_subset_input_destroy", input);
  call("hb_face_destroy", face);
  call("hb_blob_destroy", blob);
  call("free", data);
  return oneAtATime(async () => (await compress(sfnt)).slice());
}

/** Returns every glyph that occurs while the texts are shaped: the result's, and those of the steps before it. */
function shapedGlyphs(font: Font, texts: readonly string[], language: string): Set<number> {
  const glyphs = new Set<number>();
  const collect = (buffer: TextBuffer) => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  for (const text of texts) {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    buffer.setMessageFunc((current) => {
      collect(current);
      return true;
    });
    shape(font, buffer);
    collect(buffer);
  }
  return glyphs;
}
