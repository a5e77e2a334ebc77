import { isFullPageLoad } from "../lib/is-full-page-load.ts";

const HOVER_DELAY = 50;

/** Preloads the pages of hovered links, as the live site does with their data. */
export function prefetchDocuments(): void {
  let pointedAt: ReturnType<typeof setTimeout> | undefined;
  const known = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (known.has(link.pathname) || !isFullPageLoad({ staticCopy: true }, link.pathname)) return;
    known.add(link.pathname);
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }));
  };
  const prefetchSoon = (event: Event) => {
    clearTimeout(pointedAt);
    pointedAt = setTimeout(prefetch, HOVER_DELAY, event);
  };
  document.addEventListener("mouseover", prefetchSoon, { passive: true });
  document.addEventListener("focusin", prefetchSoon, { passive: true });
  document.addEventListener("touchstart", prefetch, { passive: true });
}
