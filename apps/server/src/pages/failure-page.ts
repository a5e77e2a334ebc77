import { reportSentence } from "@saywhere/validators/our-fault";

/**
 * What a visitor sees when a page cannot even be rendered. It needs nothing but itself.
 *
 * @param id of the request, which finds the failure in the log
 */
export function failurePage(id = ""): string {
  const named = id && `\n<p>${reportSentence(id)}</p>`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif; color: #1b2440; background: #fbf8f3; }
h1 { font: 600 2rem/1.2 "Source Serif 4", Georgia, serif; margin: 0 0 .5rem; }
a { color: #b8341b; }
@media (prefers-color-scheme: dark) { body { color: #f3ece0; background: #14192f; } a { color: #f78565; } }
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>This page could not be shown. Please <a href="">try again</a>, or go back to the <a href="/">home page</a>.</p>${named}
</main>
</body>
</html>
`;
}
