import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** What React writes in place of a part that threw or is not loaded yet. No text contains it: `<` is escaped. */
const LEFT_TO_BROWSER = "<!--$!-->";

/**
 * Renders to HTML. `renderToString` hides what is thrown within a Suspense boundary, and the router has one around each
 * route: the page would be blank, as a success. Only the slower streaming reports errors, so it is used to find them
 * when a part is missing.
 *
 * @throws what a component threw
 */
export async function renderWhole(element: ReactNode): Promise<string> {
  const html = renderToString(element);
  if (html.includes(LEFT_TO_BROWSER)) await throwErrorOf(element);
  return html;
}

function throwErrorOf(element: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    renderToPipeableStream(element, { onError: reject, onAllReady: resolve });
  });
}
