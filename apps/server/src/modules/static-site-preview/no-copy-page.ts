/** What is shown where no static copy is yet. It needs nothing but itself. */
export function noCopyPage(publicUrl: string): string {
  // An address that was parsed has no sign in it that needs escaping.
  const manager = new URL(`${publicUrl}/admin/cdn`).href;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No static copy yet</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif; color: #1b2440; background: #fbf8f3; }
main { max-width: 40rem; }
h1 { font: 600 2rem/1.2 "Source Serif 4", Georgia, serif; margin: 0 0 .5rem; }
a { color: #b8341b; }
@media (prefers-color-scheme: dark) { body { color: #f3ece0; background: #14192f; } a { color: #f78565; } }
</style>
</head>
<body>
<main>
<h1>No static copy yet</h1>
<p>This address shows the static copy of the site as soon as there is one. To make it, open the
<a href="${manager}">CDN Manager</a> as an administrator and press Deploy Static Site.</p>
</main>
</body>
</html>
`;
}
