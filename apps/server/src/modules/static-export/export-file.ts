import { createHash } from "node:crypto";
import { paths } from "@saywhere/validators/urls/paths";
import mime from "mime";
import { IMMUTABLE } from "../../http/cache-control.ts";

/** A file of the static export. */
export interface ExportFile {
  /** Key in the static export: names separated by slashes, without a leading slash. */
  key: string;
  contentType: string;
  cacheControl: string;
  /** Encoding in which the body already is. */
  contentEncoding?: "gzip";
  body: string | Uint8Array;
  /** The dependencies of the file, if they are known. */
  dependencies?: PageDependencies;
}

/** Long enough for a visit, short enough that all visitors soon get a new export. */
const SHORT = "public, max-age=300";

/** The service worker must not be cached for long: a stale one keeps all its visitors on the old version. */
const SERVICE_WORKER = "sw.js";
const REVALIDATE = "no-cache";

/**
 * Creates a file of the static export, whose headers follow from its key.
 *
 * @throws Error for a key that could lead out of the export, and for an unknown file type
 */
export function createExportFile(key: string, body: ExportFile["body"]): ExportFile {
  if (key.split("/").some((name) => name === "" || name === "." || name === ".." || /[\\\0]/.test(name))) {
    throw new Error(`The static export cannot hold a file named ${JSON.stringify(key)}`);
  }
  const type = mime.getType(key);
  if (!type) throw new Error(`The type of ${key} is unknown, and the static export must state it.`);
  const isText = typeof body === "string" || type.startsWith("text/") || /[+/](?:xml|json)$/.test(type);
  return {
    key,
    contentType: isText ? `${type}; charset=utf-8` : type,
    cacheControl: cacheControlOf(key),
    body,
  };
}

function cacheControlOf(key: string): string {
  if (key === SERVICE_WORKER) return REVALIDATE;
  return key.startsWith("assets/") ? IMMUTABLE : SHORT;
}

/** Returns the key of the file for a path: servers look for the decoded path. */
export function keyOf(path: string): string {
  return decodeURIComponent(path).slice(1);
}

/** The page that plain servers send for unknown paths. */
export const NOT_FOUND_PAGE = "/404.html";

/** Returns the key of the page for a path, from which plain servers serve the path. */
export function pageKeyOf(path: string): string {
  if (path === NOT_FOUND_PAGE) return keyOf(path);
  return path === paths.home ? "index.html" : `${keyOf(path)}/index.html`;
}

/** A file of the static export that has not been created yet. */
export interface LazyFile {
  key: string;
  make(): ExportFile["body"] | Promise<ExportFile["body"]>;
}

/** Creates the files sequentially, each on request. */
export async function* createFiles(planned: readonly LazyFile[]): AsyncGenerator<ExportFile> {
  for (const { key, make } of planned) yield createExportFile(key, await make());
}

/** A read made while a page was rendered: the procedure's path and its input. */
export interface DependencyRead {
  path: string;
  input: unknown;
}

/** The dependencies of a file: as long as the reads return the same results, the file would be the same. */
export interface PageDependencies {
  reads: DependencyRead[];
  /** Hash of the results of the reads, and of the rendering code. */
  fingerprint: string;
}

/** A file that does not need to be created again, because its known dependencies have not changed. */
export interface UnchangedFile {
  key: string;
  unchanged: true;
}

/** Looks up the dependencies of files of an earlier export, by key. */
export type KnownDependencies = (keys: string[]) => Promise<ReadonlyMap<string, PageDependencies>>;

/**
 * Returns a short hash of the inputs of a file.
 *
 * @param parts texts; their order, and where each of them ends, affect the hash
 */
export function fingerprintOf(...parts: string[]): string {
  const fingerprint = createHash("sha256");
  for (const part of parts) fingerprint.update(`${part.length}:`).update(part);
  return fingerprint.digest("base64url");
}

/** Thrown when the static export cannot be rendered or written; the message gives the reason in one line. */
export class ExportError extends Error {
  override name = "ExportError";
}
