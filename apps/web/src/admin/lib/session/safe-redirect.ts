const BASE = "/admin";
/** An arbitrary origin, to detect URLs that leave it. */
const ORIGIN = "https://here.invalid";

/**
 * Returns the path to open after the sign-in, from the URL of the sign-in page. Because such a URL may be forged, any
 * path outside the administration area becomes the dashboard.
 */
export function safeReturnUrl(requested: string | undefined): { pathname: string; search: string } {
  const dashboard = { pathname: "/", search: "" };
  if (!requested || !/^\/(?![/\\])/.test(requested)) return dashboard;
  const url = URL.parse(BASE + requested, ORIGIN);
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(`${BASE}/`)) return dashboard;
  const pathname = url.pathname.slice(BASE.length);
  if (pathname.startsWith("//") || pathname === "/sign-in") return dashboard;
  return { pathname, search: url.search };
}
