import type { Manifest } from "@tanstack/react-router";
import type { Manifest as ViteManifest } from "vite";

const ENTRY = "src/public/entry-client.tsx";
const STYLES = "style.css";
const ROUTE_FILE = /^src\/public\/routes\/(.+)\.tsx\?tsr-split=component$/;

/**
 * The files of the client build for each route: entry and stylesheet of all pages, and the route's own chunks to
 * preload. Chunks that the entry or a parent includes are not repeated.
 *
 * @param later sources that every page loads later
 */
export function assetManifest(vite: ViteManifest, later: string[] = []): Manifest {
  const [entry, styles] = [builtFile(vite, ENTRY), builtFile(vite, STYLES)];
  const shared = graphOf(vite, ENTRY);
  for (const source of later) for (const chunk of laterGraph(vite, source)) shared.add(chunk);
  const routes: Manifest["routes"] = {
    __root__: {
      preloads: scriptsOf(vite, shared),
      css: [`/${styles}`],
      scripts: [{ attrs: { type: "module", async: true, src: `/${entry}` } }],
    },
  };
  const split = Object.keys(vite).flatMap((key) => {
    const file = ROUTE_FILE.exec(key)?.[1];
    return file ? [{ id: routeId(file), key }] : [];
  });
  for (const { id, key } of split) {
    const parents = split.filter((other) => id !== other.id && id.startsWith(`${other.id}/`));
    const known = new Set([...shared, ...parents.flatMap((parent) => [...graphOf(vite, parent.key)])]);
    const own = [...graphOf(vite, key)].filter((chunk) => !known.has(chunk));
    routes[id] = { preloads: scriptsOf(vite, own) };
  }
  return { routes };
}

/**
 * The file of a source in the client build.
 *
 * @throws Error if it has none
 */
export function builtFile(vite: ViteManifest, source: string): string {
  const file = vite[source]?.file;
  if (!file) throw new Error("The client build is not complete: build the web app again");
  return file;
}

/** `_public/languages.index` is the file of the route `/_public/languages/`. */
function routeId(file: string): string {
  return `/${file.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;
}

/** Keys of a chunk and of all its static imports. */
function graphOf(vite: ViteManifest, key: string, graph = new Set<string>()): Set<string> {
  if (graph.has(key)) return graph;
  graph.add(key);
  for (const imported of vite[key]?.imports ?? []) graphOf(vite, imported, graph);
  return graph;
}

/** URLs of a lazy source, or of a chunk that is loaded later, by its name, and of all its static imports. */
export function laterScripts(vite: ViteManifest, source: string): string[] {
  return scriptsOf(vite, laterGraph(vite, source));
}

/** URLs of the styles that come with them, beside those of the pages. */
export function laterStyles(vite: ViteManifest, source: string): string[] {
  return [...laterGraph(vite, source)].flatMap((key) => vite[key]?.css ?? []).map((file) => `/${file}`);
}

function laterGraph(vite: ViteManifest, source: string): Set<string> {
  const chunks = Object.entries(vite);
  const isLater = ([key, { isDynamicEntry }]: (typeof chunks)[number]) =>
    isDynamicEntry || chunks.some(([, { dynamicImports }]) => dynamicImports?.includes(key));
  const found = chunks.find(([key, { name }]) => key === source || (key.startsWith("_") && name === source));
  if (!found || !isLater(found)) throw new Error(`The client build does not load ${source} later`);
  return graphOf(vite, found[0]);
}

function scriptsOf(vite: ViteManifest, keys: Iterable<string>): string[] {
  return Array.from(keys, (key) => `/${vite[key]?.file}`);
}
