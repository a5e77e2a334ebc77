import { staticData } from "@saywhere/search/static/data-files";
import type { PackInfo } from "@saywhere/search/static/language-pack";
import { HttpResponse, http } from "msw";
import { apiServer } from "../../testing/api.ts";
import { farsi } from "../../testing/languages.ts";
import { OFFLINE_APP_MANIFEST, type OfflineAppManifest } from "../lib/packs/offline-app-manifest.ts";
import { languagePack } from "./language-pack.ts";

export const SCRIPT = "/assets/entry.js";
export const FONT = "/assets/naskh.woff2";
export const PACK = staticData.pack("farsi");

interface ServedSite {
  version?: string;
  /** Files that cannot be loaded. */
  broken?: string[];
  /** Files in whose place a page comes. */
  replaced?: string[];
  recordings?: string[];
  /** Of files, which have them as their text. */
  etags?: Record<string, string>;
}

/** Serves the pack of Farsi, whose first phrases have the recordings. Returns the paths that were requested. */
export function serveSite({
  version = "1",
  broken = [],
  replaced = [],
  recordings = [],
  etags = {},
}: ServedSite = {}): string[] {
  const requested: string[] = [];
  const info: PackInfo = { version, bytes: 1_000, phrases: 4, total: 4, characters: "س", recordings };
  const app: OfflineAppManifest = {
    version: "a",
    html: "<!DOCTYPE html>",
    policy: "default-src 'none'",
    files: [[SCRIPT, 500]],
    fonts: [[FONT, 300, "SW Naskh", [[0x600, 0x6ff]]]],
    families: { Arab: ["SW Naskh"] },
  };
  apiServer.use(
    http.get(/\/(?:data|assets|files)\//, ({ request }) => {
      const { pathname } = new URL(request.url);
      requested.push(pathname);
      if (broken.includes(pathname)) return HttpResponse.error();
      if (replaced.includes(pathname)) return HttpResponse.html("<h1>Hotel Wi-Fi</h1>");
      if (pathname === staticData.packInfo("farsi")) return HttpResponse.json(info);
      if (pathname === OFFLINE_APP_MANIFEST) return HttpResponse.json(app);
      if (pathname === PACK) return HttpResponse.json({ ...spokenPack(recordings), version });
      const etag = etags[pathname];
      if (etag === undefined) return HttpResponse.text(pathname);
      if (request.headers.get("if-none-match") === etag) return new HttpResponse(null, { status: 304 });
      return HttpResponse.text(etag, { headers: { etag } });
    }),
  );
  return requested;
}

function spokenPack(recordings: string[]) {
  const pack = languagePack(farsi);
  const phrases = pack.phrases.map((phrase, at) => ({ ...phrase, audio_url: recordings[at] ?? null }));
  return { ...pack, phrases };
}
