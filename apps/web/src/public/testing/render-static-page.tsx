import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { expectConsoleError } from "../../testing/console-errors.ts";
import { createRouter } from "../router.tsx";
import { serveDataFiles } from "./data-files.ts";
import { settings } from "./fixtures.ts";
import { stubSearchWorker } from "./search-worker.ts";
import { siteFiles } from "./static-site.ts";

/**
 * Opens a URL of the static export in the test's page, as the browser does with the page that was rendered for
 * the path. What the page shows at first the router reads from the files as well.
 */
export async function renderStaticPage(url: string, path: string, files = siteFiles) {
  const asked = serveDataFiles(files);
  stubSearchWorker();
  window.history.replaceState(null, "", url);
  const router = createRouter();
  const listen = vi.spyOn(document, "addEventListener");
  await router.options.hydrate?.({ publicUrl: "https://saywhere.test", settings, staticPath: path });
  // The page listens as long as its document is there, which the tests of all files share.
  const listeners = [...listen.mock.calls];
  onTestFinished(() => {
    for (const listener of listeners) document.removeEventListener(...listener);
  });
  listen.mockRestore();
  await router.load();
  // The root route renders the document itself, which React reports for its scripts: they are the server's to run.
  expectConsoleError(/Encountered a script tag while rendering/);
  render(<RouterProvider router={router} />, { container: document });
  return { router, asked, user: userEvent.setup() };
}
