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
import { renderToString } from "react-dom/server";
import { statusOf } from "../shared/api-error.ts";
import { isFullPageLoad } from "./lib/is-full-page-load.ts";
import { assetManifest } from "./rendering/asset-manifest.ts";
import { hideStaleResults } from "./rendering/hide-stale-results.ts";
import { createRouter } from "./router.tsx";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Empty for redirects. */
  html: string;
}

export interface PageData {
  /** How the page's queries reach the API while it is rendered. */
  links: TRPCLink<AppRouter>[];
  /** Origin of the public site, without a slash at the end. */
  publicUrl: string;
  /** The page is for the static copy: a plain server gives it, and no other is there. */
  staticCopy?: boolean;
}

export interface PageRenderer {
  /** Throws where the page's own code fails; a query that fails gives the error page with its status. */
  render(request: Request, data: PageData): Promise<RenderedPage>;
}

/** Script tags that a development server puts at the end of the body. */
export interface DevScript {
  attrs: Record<string, string>;
  children?: string;
}

export type PageRendererOptions = { clientDir: string } | { devScripts: DevScript[] };

/** Loaded later by the live site's browsers, which is never; by pages of the static copy at once. */
const STATIC_EXPORT = "src/public/static-export/start.ts";

/** Makes the renderer of every page of the site, from the folder of the client build. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const manifestOf = (later: string[]): Manifest =>
    "clientDir" in options
      ? assetManifest(
          JSON.parse(readFileSync(path.join(options.clientDir, ".vite/manifest.json"), "utf8")),
          later,
        )
      : { routes: { __root__: { scripts: options.devScripts } } };
  const manifest = manifestOf([]);
  const staticManifest = manifestOf([STATIC_EXPORT]);
  return {
    render: (request, data) => renderPage(request, data, data.staticCopy ? staticManifest : manifest),
  };
}

async function renderPage(request: Request, data: PageData, manifest: Manifest): Promise<RenderedPage> {
  let page: Omit<RenderedPage, "headers"> | undefined;
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => manifest,
    createRouter: () => withoutClock(createRouter(data)),
  });
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    const html = renderToString(<RouterServer router={router} />);
    const whole = await transformHtmlStringWithRouter(router, html);
    const takesQueries = data.staticCopy && !isFullPageLoad(data, router.latestLocation.pathname);
    page = { status: statusOfPage(router), html: takesQueries ? hideStaleResults(whole) : whole };
    // The page goes past the answer: encoding it here and decoding it again took a tenth of the time.
    return new Response(null, { headers: responseHeaders });
  });
  return { ...(page ?? { status, html: "" }), headers: Object.fromEntries(headers) };
}

/** A page that could not be read says so with the status of what it could not read, a server's fault by default. */
function statusOfPage(router: AnyRouter): number {
  const failed = router.stores.matches.get().find((match) => match.status === "error");
  return failed ? Math.max(statusOf(failed.error) ?? 500, 500) : getSsrStatus(router);
}

/** Leaves the time of rendering out of the page: equal content gives equal bytes. */
function withoutClock<R extends AnyRouter>(router: R): R {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (serverSsr) => {
        const { dehydrate } = serverSsr;
        serverSsr.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) match.updatedAt = 0;
          return dehydrate(options);
        };
      },
    ],
  };
  return router;
}
