import { readFileSync } from "node:fs";
import path from "node:path";
import type { AppRouter } from "@saywhere/server/app-router";
import type { AnyRouter, Manifest } from "@tanstack/react-router";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { TRPCLink } from "@trpc/client";
import type { Manifest as ViteManifest } from "vite";
import { statusOf } from "../shared/api-error.ts";
import { isFullPageLoad } from "./lib/is-full-page-load.ts";
import { omitRenderingTime } from "./lib/router-internals.ts";
import { assetManifest, builtFile } from "./rendering/asset-manifest.ts";
import { deferScripts, READABLE_IN_EXPORT, READABLE_PAGES } from "./rendering/defer-scripts.ts";
import { hideStaleResults } from "./rendering/hide-stale-results.ts";
import { LATIN_FONTS, latinFontLoader } from "./rendering/latin-fonts.ts";
import { addPreHydrationScripts } from "./rendering/pre-hydration-scripts.tsx";
import { renderWhole } from "./rendering/render-whole.tsx";

import { createRouter } from "./router.tsx";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Empty for redirects. */
  html: string;
}

export interface PageData {
  /** Links by which the page's queries reach the API during rendering. */
  links: TRPCLink<AppRouter>[];
  /** Origin of the public site, without a trailing slash. */
  publicUrl: string;
  /** Whether the page is for the static export, which a plain file server delivers without a rendering server. */
  staticExport?: boolean;
}

export interface PageRenderer {
  /** Throws when the page's own code fails; a failed query renders the error page with its status. */
  render(request: Request, data: PageData): Promise<RenderedPage>;
}

/** Script tags that a development server appends to the body. */
export interface DevScript {
  attrs: Record<string, string>;
  children?: string;
}

export type PageRendererOptions = { clientDir: string } | { devScripts: DevScript[] };

/** A lazy chunk: the live site never loads it, pages of the static export load it immediately. */
const STATIC_EXPORT = "src/public/static-export/start-static-export.ts";

/** Creates the renderer of all pages from the folder of the client build. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  if ("devScripts" in options) {
    const manifest = { routes: { __root__: { scripts: options.devScripts } } };
    return { render: (request, data) => renderPage(request, data, manifest, "") };
  }
  const read = (file: string) => readFileSync(path.join(options.clientDir, file), "utf8");
  const build = JSON.parse(read(".vite/manifest.json")) as ViteManifest;
  const manifest = deferScripts(assetManifest(build), READABLE_PAGES);
  const staticManifest = deferScripts(assetManifest(build, [STATIC_EXPORT]), READABLE_IN_EXPORT);
  const fonts = builtFile(build, LATIN_FONTS);
  const fontLoader = latinFontLoader(read(fonts), `/${fonts}`);
  return {
    render: (request, data) =>
      renderPage(request, data, data.staticExport ? staticManifest : manifest, fontLoader),
  };
}

async function renderPage(
  request: Request,
  data: PageData,
  manifest: Manifest,
  fontLoader: string,
): Promise<RenderedPage> {
  let page: Omit<RenderedPage, "headers"> | undefined;
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () => omitRenderingTime(createRouter(data)),
  });
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    const html = await renderWhole(<RouterServer router={router} />);
    const whole = await transformHtmlStringWithRouter(router, html);
    const takesQueries = data.staticExport && !isFullPageLoad(data, router.latestLocation.pathname);
    const ready = addPreHydrationScripts(whole, fontLoader);
    page = { status: statusOfPage(router), html: takesQueries ? hideStaleResults(ready) : ready };
    // The HTML bypasses this response: encoding and decoding it again took a tenth of the time.
    return new Response(null, { headers: responseHeaders });
  });
  return { ...(page ?? { status, html: "" }), headers: Object.fromEntries(headers) };
}

/** The failed query's status for an error page: at least 500, also when the error carries no status. */
function statusOfPage(router: AnyRouter): number {
  const failed = router.state.matches.find((match) => match.status === "error");
  return failed ? Math.max(statusOf(failed.error) ?? 500, 500) : getSsrStatus(router);
}
