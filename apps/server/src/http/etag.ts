import { hash } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Returns the ETag of a record, which is its version. */
export function recordEtag(version: number): string {
  return `"${version}"`;
}

/**
 * Returns the ETag of a read. That of a record begins with its version, which alone would not change with what the
 * response has of other records, such as the name of a phrase's category.
 *
 * @param ofRecord the ETag of the record, if the response is one
 */
export function readEtag(body: string | Buffer, ofRecord: unknown): string {
  const version = typeof ofRecord === "string" ? RECORD_ETAG.exec(ofRecord)?.[1] : undefined;
  const digest = hash("sha1", body, "base64url");
  return version === undefined ? `W/"${digest}"` : `W/"${version}.${digest}"`;
}

/** Whether the header If-None-Match names an ETag. For reads, a weak ETag is as good as a strong one (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}

/**
 * An ETag of a record. Only the version counts, because proxies that compress a response make its ETag weak, and the
 * ETag of a read has a hash too.
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
