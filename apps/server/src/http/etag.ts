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

/**
 * Returns the ETags that If-Match or If-None-Match names, all without the mark of weak ones: for reads, a weak ETag is as
 * good as a strong one (RFC 9110, 13.1.2), and proxies that compress a response make its ETag weak. Null for `*`.
 */
function namedEtags(header: string): string[] | null {
  return header.trim() === "*" ? null : (header.match(/"[^"]*"/g) ?? []);
}

/** Whether the header If-None-Match names an ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag;
  return namedEtags(ifNoneMatch)?.includes(etag.replace(/^W\//, "")) ?? true;
}

/** An ETag of a record. Only the version counts, because the ETag of a read has a hash too. */
const RECORD_ETAG = /^"([1-9]\d{0,9})(?:\.[\w-]+)?"$/;

/**
 * Returns the versions of which the header If-Match requires one; null without the header, and for `*`.
 *
 * @throws AppError PRECONDITION_FAILED when no ETag is one of a record
 */
export function requiredVersions(ifMatch: string | undefined): number[] | null {
  const etags = ifMatch === undefined ? null : namedEtags(ifMatch);
  if (etags === null) return null;
  const versions = etags.flatMap((etag) => RECORD_ETAG.exec(etag)?.[1] ?? []).map(Number);
  if (versions.length > 0) return versions;
  throw new AppError(
    "PRECONDITION_FAILED",
    'If-Match has no ETag of this record. Send the one of its last response, or its version in quotes, such as "3".',
  );
}
