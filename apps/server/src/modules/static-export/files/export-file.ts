import { paths } from "@saywhere/validators/urls/paths";
import mime from "mime";
import { IMMUTABLE } from "../../../http/cache-control.ts";
import type { PageDependencies } from "./page-dependencies.ts";

/** A file of the static copy. */
export interface SiteFile {
  /** Its place in the copy: names with slashes between, none at the beginning. */
  key: string;
  contentType: string;
  cacheControl: string;
  body: string | Uint8Array;
  /** What it was made of, where that can be told. */
  trace?: PageDependencies;
}

/** Long enough for a visit, short enough that a new copy is soon seen by all. */
const SHORT = "public, max-age=300";

/** For the service worker: whoever keeps an old one keeps all visitors at it. */
const SERVICE_WORKER = "sw.js";
const ASKED_EACH_TIME = "no-cache";

/**
 * Makes a file of the copy; how it is to be sent follows from its key.
 *
 * @throws Error for a key that could lead out of the copy, and for a kind of file that nobody knows
 */
export function siteFile(key: string, body: SiteFile["body"]): SiteFile {
  if (key.split("/").some((name) => name === "" || name === "." || name === ".." || /[\\\0]/.test(name))) {
    throw new Error(`The static copy cannot hold a file named ${JSON.stringify(key)}`);
  }
  const type = mime.getType(key);
  if (!type) throw new Error(`What kind of file is ${key}? The static copy has to say it.`);
  const isText = typeof body === "string" || type.startsWith("text/") || /[+/](?:xml|json)$/.test(type);
  return {
    key,
    contentType: isText ? `${type}; charset=utf-8` : type,
    cacheControl: cacheControlOf(key),
    body,
  };
}

function cacheControlOf(key: string): string {
  if (key === SERVICE_WORKER) return ASKED_EACH_TIME;
  return key.startsWith("assets/") ? IMMUTABLE : SHORT;
}

/** Where the file of an address is: servers look for the decoded address. */
export function keyOf(path: string): string {
  return decodeURIComponent(path).slice(1);
}

/** Where the page of an address is, so that plain servers answer the address with it. */
export function pageKeyOf(path: string): string {
  return path === paths.home ? "index.html" : `${keyOf(path)}/index.html`;
}
