const BASE = "/admin";
/** Any origin: what matters is whether an address leaves it. */
const ORIGIN = "https://here.invalid";

/**
 * Where to go after the sign-in: a path of the administration area with its search, as the address of the sign-in
 * page names it. Anybody can write such an address, so whatever leads elsewhere becomes the dashboard.
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
