import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { notBuiltError } from "./not-built-error.ts";
import type { PageFonts } from "./page-fonts/page-fonts.ts";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageData {
  /** How the page's queries are resolved during rendering. */
  links: TRPCLink<AnyTRPCRouter>[];
  publicUrl: string;
  /** The page is a file of the static export, so in the browser it has no server to query. */
  staticExport?: boolean;
}

/** The renderer of the built web app, which renders any public URL to HTML. */
interface BuiltRenderer {
  render(request: Request, data: PageData): Promise<RenderedPage>;
}

interface BuiltWebApp {
  createPageRenderer(options: { clientDir: string }): BuiltRenderer;
}

/** Renders pages with their fonts, and cuts fonts for texts that the browser adds to them. */
export interface PageRenderer extends BuiltRenderer, Pick<PageFonts, "fontOf"> {}

/**
 * Loads the page renderer from the build output of the web app.
 *
 * @param createFonts what cuts the fonts of pages; by default in this thread
 * @throws StartupError if it is not built
 */
export async function loadPageRenderer(
  webDir: string,
  createFonts?: (clientDir: string) => PageFonts,
): Promise<PageRenderer> {
  const module = join(webDir, "server", "entry-server.js");
  if (!existsSync(module)) throw notBuiltError(webDir);
  const { createPageRenderer } = (await import(pathToFileURL(module).href)) as BuiltWebApp;
  const clientDir = join(webDir, "client");
  const renderer = createPageRenderer({ clientDir });
  const fonts = createFonts ? createFonts(clientDir) : await createFontsHere(clientDir);
  return {
    render: async (request, data) => {
      const page = await renderer.render(request, data);
      return { ...page, html: await fonts.embed(page.html) };
    },
    fontOf: fonts.fontOf,
  };
}

/** Loads the font tools, which a server runs in a separate thread. */
async function createFontsHere(clientDir: string): Promise<PageFonts> {
  const { createPageFonts } = await import("./page-fonts/page-fonts.ts");
  return createPageFonts(clientDir);
}
