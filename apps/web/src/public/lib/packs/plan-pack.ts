import { staticData } from "@saywhere/search/static/data-files";
import type { PackInfo } from "@saywhere/search/static/language-pack";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import { isPageInstead } from "../offline/foreign-response.ts";
import { OFFLINE_APP_MANIFEST, type OfflineAppManifest } from "./offline-app-manifest.ts";

/** Families of all pages. */
const ALWAYS = ["SW Serif", "SW Sans", "SW Line"];

export interface PackFile {
  path: string;
  bytes: number;
}

export interface PackPlan {
  info: PackInfo;
  app: OfflineAppManifest;
  /** The built files and fonts that the pages of the language need. */
  files: PackFile[];
  /** Paths of the recordings on this origin. */
  recordings: string[];
  /** How many recordings are on other origins, from which nothing is kept. */
  remoteRecordings: number;
  /** Version of the pack with the built files that render it. */
  version: string;
}

/** Reads what a pack consists of, from the site. @throws when the site does not respond */
export async function planPack(
  { slug, code, script }: Pick<LanguageRef, "slug" | "code" | "script">,
  signal?: AbortSignal,
): Promise<PackPlan> {
  const [info, app] = await Promise.all([
    readJson<PackInfo>(staticData.packInfo(slug), signal),
    readJson<OfflineAppManifest>(OFFLINE_APP_MANIFEST, signal),
  ]);
  const fonts = fontsOf(app, { code, script, characters: info.characters });
  const recordings = info.recordings.flatMap((url) => ownPath(url) ?? []);
  const files = [...app.files, ...fonts].map(([path, bytes]) => ({ path, bytes }));
  return {
    info,
    app,
    files,
    recordings,
    remoteRecordings: info.recordings.length - recordings.length,
    version: `${info.version} ${app.version}`,
  };
}

/** Fetches a file of the site past the browser's cache, unless it is unchanged. */
export async function fetchCurrent(path: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(path, { cache: "no-cache", credentials: "omit", signal: signal ?? null });
  if (!response.ok || isPageInstead(response))
    throw new Error(`${path} could not be read: ${response.status}`);
  return response;
}

async function readJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await (await fetchCurrent(path, signal)).json()) as T;
}

/** The fonts with characters of a pack, as far as its language is written in them. */
export function fontsOf(
  { fonts, families }: Pick<OfflineAppManifest, "fonts" | "families">,
  { code, script, characters }: { code: string; script: string; characters: string },
): [path: string, bytes: number][] {
  const used = [...ALWAYS, ...(families[`${script}:${code}`] ?? families[script] ?? [])];
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const isIn = (ranges: [number, number][]) =>
    ranges.some(([first, last]) => points.some((point) => point >= first && point <= last));
  return fonts.flatMap(([path, bytes, family, ranges]): [string, number][] =>
    used.includes(family) && isIn(ranges) ? [[path, bytes]] : [],
  );
}

/** The path of a URL of this origin; null for other origins, from which nothing is kept. */
function ownPath(url: string): string | null {
  const { origin, pathname, search } = new URL(url, location.origin);
  return origin === location.origin ? pathname + search : null;
}
