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

/** Serves the pack of Farsi, whose first phrases have the recordings; `broken` files cannot be loaded, and in place of `replaced` ones comes a page. Files with an ETag have it as their text. Returns the paths that were requested. */
export function serveSite({
  version = "1",
  broken = [] as string[],
  replaced = [] as string[],
  recordings = [] as string[],
  etags = {} as Record<string, string>,
} = {}): string[] {
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
