import { stringifySearch } from "@saywhere/validators/urls/search-params";
import { procedureMeta, procedures, readInput } from "./procedure-metadata.ts";

/** The URL of a list's next page, built from the parsed input and not from the raw request. */
export function nextPageUrl(path: string, input: unknown, after: string): string {
  const read = readInput(path, input) ?? {};
  const route = `/api${procedureMeta(path).openapi?.path ?? ""}`;
  const inPath = (name: string) => route.includes(`{${name}}`);
  const query = Object.entries({ ...read, after }).filter(([name]) => !inPath(name));
  return (
    route.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(read[name]))) +
    stringifySearch(Object.fromEntries(query))
  );
}

/** The URL at which a record is read that a call has created: the call's own with the record's slug or ID. */
export function createdRecordUrl(path: string, record: { id: number; slug?: string }): string {
  const route = procedureMeta(path).openapi?.path ?? "";
  const hasSlug = Object.keys(procedures).some(
    (other) => procedureMeta(other).openapi?.path === `${route}/{slug}`,
  );
  return `/api${route}/${encodeURIComponent(String(hasSlug ? record.slug : record.id))}`;
}
