const BASE = "/admin";
/** An arbitrary origin, to detect URLs that leave it. */
const ORIGIN = "https://here.invalid";

/**
 * Returns the path to open after the sign-in, from the URL of the sign-in page. Because such a URL may be forged, any
 * path outside the administration area becomes the dashboard.
 */
export function safeReturnAddress(address: string | undefined): { pathname: string; search: string } {
  const dashboard = { pathname: "/", search: "" };
  if (!address || !/^\/(?![/\\])/.test(address)) return dashboard;
  const url = URL.parse(BASE + address, ORIGIN);
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(`${BASE}/`)) return dashboard;
  const pathname = url.pathname.slice(BASE.length);
  if (pathname.startsWith("//") || pathname === "/sign-in") return dashboard;
  return { pathname, search: url.search };
}
