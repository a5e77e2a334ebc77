import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { inParallel } from "./in-parallel.ts";
import type { Bucket, BucketObject } from "./servers/bucket.ts";

const AT_ONCE = 24;
const PAUSE = 50;
const MOST_READS = 20;
const ASSETS = /\s(?:href|src)="\/(assets\/[^"?#]+)"/g;

export interface Reading {
  /** How many pages were read so far. */
  count: () => number;
  /** Reads everything once more, and gives what was not whole at any time. */
  stop: () => Promise<string[]>;
}

/**
 * Reads the pages of a copy, round after round, as visitors do while it is replaced: each has to be there and whole,
 * and so has everything that it loads.
 */
export async function readAllAlong(bucket: Bucket): Promise<Reading> {
  const pages = [...(await bucket.hashes()).keys()].filter((key) => key.endsWith(".html"));
  const faults = new Set<string>();
  let count = 0;
  let stopped = false;
  const running = run();
  return {
    count: () => count,
    stop: async () => {
      stopped = true;
      await running;
      for (let first = 0; first < pages.length; first += AT_ONCE) await readFrom(first);
      return [...faults];
    },
  };

  async function run(): Promise<void> {
    for (let first = 0; !stopped; first = (first + AT_ONCE) % pages.length) {
      await readFrom(first);
      // Leaves the store to those who deploy.
      await delay(PAUSE);
    }
  }

  async function readFrom(first: number): Promise<void> {
    const keys = pages.slice(first, first + AT_ONCE);
    const loads = await inParallel(8, keys, readPage);
    count += keys.length;
    const missing = new Set(await missingOf(new Set(loads.flat())));
    for (const [index, key] of keys.entries()) {
      if (!loads[index]?.some((asset) => missing.has(asset))) continue;
      // The page may have been another one in the meantime, and what only the old one loads be gone.
      for (const asset of await missingOf(new Set(await readPage(key)))) {
        faults.add(`${key} loads ${asset}, which is not there`);
      }
    }
  }

  async function missingOf(assets: Set<string>): Promise<string[]> {
    const there = await inParallel(8, [...assets], (asset) => bucket.has(asset));
    return [...assets].filter((_, index) => !there[index]);
  }

  /** Gives what a page loads. */
  async function readPage(key: string): Promise<string[]> {
    // The store of the tests writes in place, where others show the old object or the new one and nothing between.
    for (let reads = 0; reads < MOST_READS; reads++) {
      const object = await bucket.read(key).catch(() => null);
      if (object && isWhole(object)) {
        return [...object.body.toString().matchAll(ASSETS)].map(([, asset = ""]) => asset);
      }
    }
    faults.add(`${key} is not there, or not whole`);
    return [];
  }
}

function isWhole({ body, etag }: BucketObject): boolean {
  const text = body.toString();
  if (!/^<!doctype html>/i.test(text) || !text.trimEnd().endsWith("</html>")) return false;
  return createHash("md5").update(body).digest("hex") === etag;
}
