import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { ObjectStorage } from "../../src/modules/storage/object-storage.ts";

/** How often a page is read that seems to be cut. */
const READ_AGAIN = 50;

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

/** Tells what is wrong with the pages of the web app that buildWebApp makes: none, where they and what they need are there. */
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
  // Where a deployment ended since the page was read, the page is another one, which needs something else.
  return (await wholePage(storage, key)) === html ? `${key} needs ${asset}` : null;
}

/**
 * The S3 server of the tests writes over what is there, while S3 replaces it at once. A page that is cut is therefore
 * read again, and is a fault only where it stays so.
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
