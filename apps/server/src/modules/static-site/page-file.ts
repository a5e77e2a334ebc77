import { inProcessLink } from "../../pages/in-process-link.ts";
import type { PageRenderer } from "../../pages/page-renderer.ts";
import { scriptHashes } from "../../pages/script-hashes.ts";
import { contentSecurityPolicy, policyInPage } from "../../plugins/security-headers.ts";
import type { Services } from "../../services.ts";
import { pageKeyOf, type SiteFile, siteFile } from "./site-file.ts";

/** What plain servers answer with where they have nothing. */
export const NOT_FOUND_PAGE = "/404.html";

const BEGINNING = /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/?>/i;

/**
 * Renders a page of the copy.
 *
 * @throws Error that names the address, where the page is not what it has to be
 */
export async function pageFile(services: Services, renderer: PageRenderer, path: string): Promise<SiteFile> {
  const failures: Error[] = [];
  try {
    const links = [inProcessLink(services, ({ error }) => failures.push(error.cause ?? error))];
    const { publicUrl, scriptOrigin, mediaOrigin } = await services.settings.forPages();
    const request = new Request(publicUrl + path, { headers: { accept: "text/html" } });
    const page = await renderer.render(request, { links, publicUrl, staticCopy: true });
    const isMissing = path === NOT_FOUND_PAGE;
    if (page.status !== (isMissing ? 404 : 200))
      throw failures[0] ?? new Error(`its status is ${page.status}`);
    const policy = contentSecurityPolicy(scriptHashes(page.html), scriptOrigin, { media: mediaOrigin });
    return siteFile(isMissing ? path.slice(1) : pageKeyOf(path), withPolicy(page.html, policyInPage(policy)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page ${path} could not be made: ${reason}`, { cause });
  }
}

/** A policy holds for what comes after it; the encoding has to come within the first bytes. */
function withPolicy(html: string, policy: string): string {
  const beginning = BEGINNING.exec(html)?.[0];
  if (!beginning) throw new Error("its head does not begin with its encoding");
  return `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(beginning.length)}`;
}
