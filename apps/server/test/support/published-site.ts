import { buffer } from "node:stream/consumers";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";

const isAside = (key: string) => key.startsWith(".saywhere/");

async function contentOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const object = await storage.get(key);
  return object && (await buffer(object.body)).toString();
}

/** What visitors get: contents with their headers, by key. */
export async function publishedIn(storage: ObjectStorage): Promise<Record<string, string>> {
  const objects: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const object = isAside(key) ? null : await storage.get(key);
    if (!object) continue;
    const content = (await buffer(object.body)).toString();
    objects[key] = `${object.contentType}; ${object.cacheControl ?? ""}; ${content}`;
  }
  return objects;
}

/** The keys of all pages, in the order of the listing. */
export async function listPages(storage: ObjectStorage): Promise<string[]> {
  const keys = (await Array.fromAsync(storage.list())).map(({ key }) => key);
  return keys.filter((key) => key.endsWith("index.html") && !isAside(key));
}

/** Tells what is wrong with a page of the web app that buildWebApp makes; null where it and what it needs are there. */
export async function faultOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const html = await contentOf(storage, key);
  if (html?.includes('http-equiv="refresh"')) return null;
  const asset = /src="\/(assets\/[^"]+)"/.exec(html ?? "")?.[1];
  if (!html?.endsWith("</html>") || !asset) return `${key}: ${html}`;
  return (await contentOf(storage, asset)) === null ? `${key} needs ${asset}` : null;
}
