import type { CSSModulesOptions, Plugin, Rolldown } from "vite";
import { LATIN_FONTS, splitLatinFonts } from "./src/public/rendering/latin-fonts.ts";

/** Short class names: pages have hundreds of them. Every build of pages has the same ones, which their stylesheet names. */
export const CLASS_NAMES: CSSModulesOptions = { generateScopedName: "[hash:base64:5]" };

const ROUTE = /\?tsr-split=component$/;

/**
 * Emits the styles of all pages as one file, so that navigating never waits for styles, and the rules of Latin fonts, which
 * load after the first paint, as another. Parts that load after the page
 * keep a file of their own, which comes with their script: a first visit does without it.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    // Before Vite lists the files that each dynamic import waits for, and after it has emitted those of each chunk.
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      for (const chunk of pageChunks(bundle)) {
        const styles = chunk.viteMetadata?.importedCss;
        for (const file of styles ?? []) files.add(file);
        styles?.clear();
      }
      const { latin, rest } = splitLatinFonts(Array.from(files, (file) => textOf(bundle[file])).join(""));
      for (const file of files) delete bundle[file];
      const emit = (name: string, source: string) =>
        this.emitFile({ type: "asset", name, originalFileName: name, source });
      emit("style.css", rest);
      emit(LATIN_FONTS, latin);
    },
  };
}

/** The entry, the pages, and what these import, each after its imports: the order in which their styles apply. */
function pageChunks(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const chunks = new Set<Rolldown.OutputChunk>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || visited.has(file)) return;
    visited.add(file);
    for (const imported of chunk.imports) visit(imported);
    chunks.add(chunk);
  };
  const all = Object.values(bundle).filter((part) => part.type === "chunk");
  for (const { fileName } of all.filter(({ isEntry }) => isEntry)) visit(fileName);
  for (const { fileName } of all.filter(({ facadeModuleId }) => ROUTE.test(facadeModuleId ?? "")))
    visit(fileName);
  return chunks;
}

function textOf(part: Rolldown.OutputBundle[string] | undefined): string {
  if (part?.type !== "asset") throw new Error("A chunk names styles that were not emitted");
  return typeof part.source === "string" ? part.source : new TextDecoder().decode(part.source);
}
