import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { ObjectStorage, ReadObject } from "../../src/modules/storage/object-storage.ts";

/** Maximum number of reads of a page that seems to be truncated. */
const READ_AGAIN = 50;

const isAside = (key: string) => key.startsWith(".saywhere/");

async function contentOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const object = await storage.get(key);
  return object && readText(object);
}

/** Reads the content as a browser does. */
async function readText({ body, contentEncoding }: ReadObject): Promise<string> {
  const content = await buffer(body);
  return (contentEncoding === "gzip" ? gunzipSync(content) : content).toString();
}

/** Returns what visitors receive: contents with their headers, by key. */
export async function publishedIn(storage: ObjectStorage): Promise<Record<string, string>> {
  const objects: Record<string, string> = {};
  for await (const { key } of storage.list()) {
    const object = isAside(key) ? null : await storage.get(key);
    if (!object) continue;
    objects[key] = `${object.contentType}; ${object.cacheControl ?? ""}; ${await readText(object)}`;
  }
  return objects;
}

/** Lists errors in the pages that buildWebApp creates: none if all pages and the files that they need exist. */
export async function pageFaultsIn(storage: ObjectStorage): Promise<string[]> {
  const keys = (await Array.fromAsync(storage.list())).map(({ key }) => key);
  const pages = keys.filter((key) => key.endsWith("index.html") && !isAside(key));
  if (pages.length === 0) return ["there are no pages"];
  const faults = await Promise.all(pages.map((key) => faultOf(storage, key)));
  return faults.filter((fault) => fault !== null);
}

async function faultOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const html = await wholePage(storage, key);
  if (html?.includes('http-equiv="refresh"')) return null;
  const asset = /src="\/(assets\/[^"]+)"/.exec(html ?? "")?.[1];
  if (!isWhole(html) || !asset) return `${key}: ${html}`;
  if (await storage.head(asset)) return null;
  // If a deployment finished after the page was read, the new page needs another asset.
  return (await wholePage(storage, key)) === html ? `${key} needs ${asset}` : null;
}

/**
 * Reads a page completely. The S3 server of the tests overwrites files in place, while S3 replaces them atomically. A
 * truncated page is therefore read again, and is an error only if it remains truncated.
 */
async function wholePage(storage: ObjectStorage, key: string): Promise<string | null> {
  let html: string | null = "";
  for (let time = 0; time < READ_AGAIN && html !== null && !isWhole(html); time++) {
    if (time > 0) await delay(100);
    html = await contentOf(storage, key).catch(String);
  }
  return html;
}

const isWhole = (html: string | null) => html?.trimEnd().endsWith("</html>") ?? false;
