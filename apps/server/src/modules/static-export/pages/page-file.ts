import { contentSecurityPolicy, metaContentSecurityPolicy } from "../../../http/security-headers.ts";
import { inProcessLink } from "../../../rendering/in-process-link.ts";
import type { PageRenderer } from "../../../rendering/page-renderer.ts";
import { scriptHashes } from "../../../rendering/script-hashes.ts";
import { pageKeyOf, type SiteFile, siteFile } from "../files/export-file.ts";
import { type DependencyRead, fingerprintOf, type PageDependencies } from "../files/page-dependencies.ts";
import type { PageAnswer, PageQueries } from "./page-queries.ts";

/** What plain servers answer with where they have nothing. */
export const NOT_FOUND_PAGE = "/404.html";

const BEGINNING = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?>/i;

/** What pages of the copy are made of, and by. */
export interface PageSource {
  renderer: PageRenderer;
  answers: PageQueries;
  site: { publicUrl: string; scriptOrigin: string | null; mediaOrigin: string | null };
  /** Tells one version of what renders from another one. */
  identity: string;
}

/** Where the file of a page is. */
export function keyOfPage(path: string): string {
  return path === NOT_FOUND_PAGE ? path.slice(1) : pageKeyOf(path);
}

/**
 * Renders a page of the copy, and traces what it was made of.
 *
 * @throws Error that names the address, where the page is not what it has to be
 */
export async function pageFile(source: PageSource, path: string): Promise<SiteFile> {
  const { renderer, answers, site } = source;
  const failures: Error[] = [];
  const made: { read: DependencyRead; answer: Promise<PageAnswer> }[] = [];
  const answer = async (readPath: string, input: unknown): Promise<unknown> => {
    const answered = answers.read(readPath, input);
    made.push({ read: { path: readPath, input }, answer: answered });
    const found = await answered;
    if ("error" in found) throw found.error;
    return found.data;
  };
  try {
    const links = [inProcessLink(answer, ({ error }) => failures.push(error.cause ?? error))];
    const request = new Request(site.publicUrl + path, { headers: { accept: "text/html" } });
    const page = await renderer.render(request, { links, publicUrl: site.publicUrl, staticCopy: true });
    if (page.status !== (path === NOT_FOUND_PAGE ? 404 : 200))
      throw failures[0] ?? new Error(`its status is ${page.status}`);
    const policy = contentSecurityPolicy(scriptHashes(page.html), site.scriptOrigin, {
      media: site.mediaOrigin,
    });
    const file = siteFile(keyOfPage(path), withPolicy(page.html, metaContentSecurityPolicy(policy)));
    const texts = (await Promise.all(made.map((read) => read.answer))).map(({ text }) => text);
    const fingerprint = fingerprintOfPage(source, path, texts);
    return { ...file, trace: { reads: made.map(({ read }) => read), fingerprint } };
  } catch (cause) {
    throw failureOf(path, cause);
  }
}

/**
 * Whether a page would come out as when it was traced: then it need not be rendered.
 *
 * @throws Error that names the address, where its reads cannot be answered
 */
export async function isUnchanged(
  source: PageSource,
  path: string,
  trace: PageDependencies,
): Promise<boolean> {
  try {
    const again = await Promise.all(trace.reads.map((read) => source.answers.read(read.path, read.input)));
    const texts = again.map(({ text }) => text);
    return fingerprintOfPage(source, path, texts) === trace.fingerprint;
  } catch (cause) {
    throw failureOf(path, cause);
  }
}

/** What is read follows from what was read before: while the answers are the same, so are the questions. */
function fingerprintOfPage({ identity, site }: PageSource, path: string, answers: string[]): string {
  const { publicUrl, scriptOrigin, mediaOrigin } = site;
  return fingerprintOf("page", identity, publicUrl, scriptOrigin ?? "", mediaOrigin ?? "", path, ...answers);
}

function failureOf(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${path} could not be made: ${reason}`, { cause });
}

/** A policy holds for what comes after it; the encoding has to come within the first bytes. */
function withPolicy(html: string, policy: string): string {
  const beginning = BEGINNING.exec(html)?.[0];
  if (!beginning) throw new Error("its head does not begin with its encoding");
  return `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(beginning.length)}`;
}
