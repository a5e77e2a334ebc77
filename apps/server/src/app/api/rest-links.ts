import { stringifySearch } from "@saywhere/validators/urls/search-params";
import { procedureMeta, procedures, readInput } from "./procedure-metadata.ts";

/** What a page of a list says of other pages: cursors, or whether there is more after its last item. */
interface Page {
  next?: string | null;
  previous?: string | null;
  more?: boolean;
  changes?: unknown[];
  deployments?: { id: number }[];
}

/**
 * The header Link (RFC 8288) of a page of a list, built from the parsed input and not from the raw request.
 *
 * @param next cursor of the next page, where the page is an array without one
 * @returns an empty text if there is no other page
 */
export function pageLinks(path: string, input: unknown, page: unknown, next?: string): string {
  const { after, before, ...first } = readInput(path, input) ?? {};
  const isFirst = after === undefined && before === undefined;
  const cursors = {
    ...neighborsOf(page as Page),
    ...(next !== undefined && { next: { after: next } }),
    ...(!isFirst && { first: {} }),
  };
  const links = Object.entries(cursors).map(
    ([relation, cursor]) => `<${pageUrl(path, { ...first, ...cursor })}>; rel="${relation}"`,
  );
  return links.join(", ");
}

/** The cursors of the pages beside a page, by their relation to it. */
function neighborsOf({ next, previous, more, changes, deployments }: Page) {
  const last = more ? deployments?.at(-1) : undefined;
  // The feed of changes always has a cursor, from which to go on later.
  const hasNext = next && (changes === undefined || more);
  return {
    ...(hasNext && { next: { after: next } }),
    ...(last && { next: { before: last.id } }),
    ...(previous && { prev: { before: previous } }),
  };
}

function pageUrl(path: string, input: Record<string, unknown>): string {
  const route = `/api${procedureMeta(path).openapi?.path ?? ""}`;
  const inPath = (name: string) => route.includes(`{${name}}`);
  const query = Object.entries(input).filter(([name]) => !inPath(name));
  return (
    route.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name]))) +
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
