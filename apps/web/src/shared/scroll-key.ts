import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";

/**
 * The key under which the router stores the scroll position of a page that the visitor leaves. It does so again when
 * they go elsewhere before the next page has loaded, such as back on a slow connection: what they see then is the
 * placeholder of the next page, whose position must not replace that of the page they left.
 */
export function scrollKey({ state }: AnyRouter, { state: { __TSR_key: key }, href }: ParsedLocation): string {
  // Otherwise the router's own key, by which a script in the page restores the position after a reload.
  return state.status === "pending" ? "placeholder" : key || href;
}
