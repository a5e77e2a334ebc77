import { contentSecurityPolicy, policyInPage } from "../../plugins/security-headers.ts";

/** The page at an address that something had before: browsers, search engines and readers go on from it. */
export function redirectPage(publicUrl: string, target: string): string {
  // Addresses of ours are encoded: they hold nothing that HTML gives a meaning, but for this sign.
  const address = target.replaceAll("&", "&amp;");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyInPage(contentSecurityPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${publicUrl}${address}">
<title>This page has moved</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif; color: #1b2440; background: #fbf8f3; }
a { color: #b8341b; }
@media (prefers-color-scheme: dark) { body { color: #f3ece0; background: #14192f; } a { color: #f78565; } }
</style>
</head>
<body>
<main>
<p>This page has moved. <a href="${address}">Go to its new address</a>.</p>
</main>
</body>
</html>
`;
}
