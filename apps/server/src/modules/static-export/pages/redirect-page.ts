import { contentSecurityPolicy, metaContentSecurityPolicy } from "../../../http/security-headers.ts";
import { PLAIN_STYLE } from "../../../rendering/minimal-page.ts";

/** Returns the page at an old URL, from which browsers, search engines and readers are redirected. */
export function redirectPage(publicUrl: string, target: string): string {
  // URLs of the site are encoded: this is the only character in them with a meaning in HTML.
  const address = target.replaceAll("&", "&amp;");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${metaContentSecurityPolicy(contentSecurityPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${publicUrl}${address}">
<title>This page has moved</title>
${PLAIN_STYLE}
</head>
<body>
<main>
<p>This page has moved. <a href="${address}">Go to its new address</a>.</p>
</main>
</body>
</html>
`;
}
