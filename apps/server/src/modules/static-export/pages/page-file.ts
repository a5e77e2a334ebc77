import { contentSecurityPolicy, metaContentSecurityPolicy } from "../../../http/security-headers.ts";
import { inProcessLink } from "../../../rendering/in-process-link.ts";
import type { PageRenderer } from "../../../rendering/page-renderer.ts";
import { scriptHashes } from "../../../rendering/script-hashes.ts";
import { pageKeyOf, type SiteFile, siteFile } from "../files/export-file.ts";
import { type DependencyRead, fingerprintOf, type PageDependencies } from "../files/page-dependencies.ts";
import type { PageAnswer, PageQueries } from "./page-queries.ts";

/** The page that plain servers send for unknown paths. */
export const NOT_FOUND_PAGE = "/404.html";

const BEGINNING = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?>/i;

/** The sources from which pages of the static export are rendered. */
export interface PageSource {
  renderer: PageRenderer;
  answers: PageQueries;
  site: { publicUrl: string; scriptOrigin: string | null; mediaOrigin: string | null };
  /** Identifies the version of the rendering code. */
  identity: string;
}

/** Returns the key of a page's file. */
export function keyOfPage(path: string): string {
  return path === NOT_FOUND_PAGE ? path.slice(1) : pageKeyOf(path);
}

/**
 * Renders a page of the static export, and records its dependencies.
 *
 * @throws Error that names the path, when the result is not the expected page
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
    const page = await renderer.render(request, { links, publicUrl: site.publicUrl, staticExport: true });
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
 * Whether a page would be the same as when its dependencies were recorded, so that it does not need to be rendered.
 *
 * @throws Error that names the path, when its reads fail
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

/** Each read depends only on the results of earlier ones, so equal results imply equal reads. */
function fingerprintOfPage({ identity, site }: PageSource, path: string, answers: string[]): string {
  const { publicUrl, scriptOrigin, mediaOrigin } = site;
  return fingerprintOf("page", identity, publicUrl, scriptOrigin ?? "", mediaOrigin ?? "", path, ...answers);
}

function failureOf(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The page ${path} could not be made: ${reason}`, { cause });
}

/** A policy applies only to what follows it, but the encoding must be within the first bytes. */
function withPolicy(html: string, policy: string): string {
  const beginning = BEGINNING.exec(html)?.[0];
  if (!beginning) throw new Error("its head does not begin with its encoding");
  return `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(beginning.length)}`;
}
