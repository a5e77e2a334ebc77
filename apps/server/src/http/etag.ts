import { createHash } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Returns the ETag of a record, which is its version. */
export function recordEtag(version: number): string {
  return `"${version}"`;
}

/** Returns the ETag of a public response, which begins with the version if the response is a record. */
export function publicEtag(hash: string, ofRecord: unknown): string {
  const version = typeof ofRecord === "string" ? RECORD_ETAG.exec(ofRecord)?.[1] : undefined;
  return version === undefined ? `W/"${hash}"` : `W/"${version}.${hash}"`;
}

/**
 * Returns the ETag of a read of a record that is not public. Its version alone would not change with what the response
 * has of other records, such as the name of a phrase's category.
 */
export function recordReadEtag(version: number, json: string): string {
  return publicEtag(createHash("sha1").update(json).digest("base64url"), recordEtag(version));
}

/** Whether the header If-None-Match names an ETag. For reads, a weak ETag is as good as a strong one (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}

/**
 * An ETag of a record. Only the version counts, because proxies that compress a response make its ETag weak, and the
 * ETag of a public response has a hash too.
 */
const RECORD_ETAG = /^(?:W\/)?"([1-9]\d{0,9})(?:\.[\w-]+)?"$/;

/**
 * Returns the version that the header If-Match requires; undefined without the header, and for `*`.
 *
 * @throws AppError PRECONDITION_FAILED when no ETag is one of a record, BAD_REQUEST for several versions
 */
export function requiredVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const versions = new Set(ifMatch.split(",").flatMap((tag) => RECORD_ETAG.exec(tag.trim())?.[1] ?? []));
  if (versions.size > 1) throw new AppError("BAD_REQUEST", "Send the ETags of one version in If-Match");
  const [version] = versions;
  if (version !== undefined) return Number(version);
  throw new AppError(
    "PRECONDITION_FAILED",
    'If-Match has no ETag of this record. Send the one of its last response, or its version in quotes, such as "3".',
  );
}
