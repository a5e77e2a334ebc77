import { paths } from "@saywhere/validators/urls/paths";
import mime from "mime";
import { IMMUTABLE } from "../../../http/cache-control.ts";
import type { PageDependencies } from "./page-dependencies.ts";

/** A file of the static export. */
export interface SiteFile {
  /** Key in the static export: names separated by slashes, without a leading slash. */
  key: string;
  contentType: string;
  cacheControl: string;
  body: string | Uint8Array;
  /** The dependencies of the file, if they are known. */
  trace?: PageDependencies;
}

/** Long enough for a visit, short enough that all visitors soon get a new export. */
const SHORT = "public, max-age=300";

/** The service worker must not be cached for long: a stale one keeps all its visitors on the old version. */
const SERVICE_WORKER = "sw.js";
const ASKED_EACH_TIME = "no-cache";

/**
 * Creates a file of the static export, whose headers follow from its key.
 *
 * @throws Error for a key that could lead out of the export, and for an unknown file type
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

/** Returns the key of the file for a path: servers look for the decoded path. */
export function keyOf(path: string): string {
  return decodeURIComponent(path).slice(1);
}

/** Returns the key of the page for a path, from which plain servers serve the path. */
export function pageKeyOf(path: string): string {
  return path === paths.home ? "index.html" : `${keyOf(path)}/index.html`;
}
