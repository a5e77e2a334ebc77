import { errorIdSentence } from "@saywhere/validators/api/internal-error";

/** Style of a page that has no style sheet to load: the site's colors and fonts, centered. */
export const PLAIN_STYLE = `<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif; color: #1b2440; background: #fbf8f3; }
main { max-width: 40rem; }
h1 { font: 600 2rem/1.2 "Source Serif 4", Georgia, serif; margin: 0 0 .5rem; }
a { color: #b8341b; }
@media (prefers-color-scheme: dark) { body { color: #f3ece0; background: #14192f; } a { color: #f78565; } }
</style>`;

/**
 * Returns a self-contained page, for when the site's own cannot be shown.
 *
 * @param title as HTML text
 * @param body HTML below the title
 */
export function plainPage(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${PLAIN_STYLE}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/**
 * Returns the page that visitors see when rendering fails.
 *
 * @param id of the request, by which the error is found in the log
 */
export function failurePage(id = ""): string {
  const named = id && `\n<p>${errorIdSentence(id)}</p>`;
  const advice = `Please <a href="">try again</a>, or go back to the <a href="/">home page</a>.`;
  return plainPage("Something went wrong", `<p>This page could not be shown. ${advice}</p>${named}`);
}

/**
 * Returns the page that visitors see when their IP address made too many requests.
 *
 * @param advice as HTML text
 */
export function busyPage(advice: string): string {
  return plainPage("Too many requests", `<p>${advice}</p>`);
}
