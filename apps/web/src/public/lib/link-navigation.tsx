import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isFullPageLoad } from "./is-full-page-load.ts";
import { prefersReducedData } from "./prefers-reduced-data.ts";

const HOVER_DELAY = 50;
const PUBLIC = "/_public/";
const ANY_OTHER_PATH = "/_public/$";

/**
 * Turns clicks on plain anchors into client-side navigation, and preloads hovered links. Content uses plain `<a href>`,
 * which costs nothing to render and works without JavaScript.
 */
export function LinkNavigation() {
  const router = useRouter();
  useEffect(() => followLinks(router), [router]);
  return null;
}

function followLinks(router: AnyRouter): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  document.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || isModifiedClick(event)) return;
      const href = publicHref(router, event.target);
      if (!href) return;
      event.preventDefault();
      const resetScroll = !(event.target as Element).closest("[data-keeps-place]");
      void router.navigate({ href, resetScroll }).then(() => showFromTop(router));
    },
    { signal },
  );

  const preload = (event: Event) => {
    const href = publicHref(router, event.target);
    if (href) void router.preloadRoute({ to: "/", href }).catch(() => {});
  };
  whenPointedAt(preload, signal);

  return () => listeners.abort();
}

/**
 * Calls a function that preloads something soon after the visitor points at something or focuses it, and at once where they
 * touch it, unless they save data: a touch may only scroll.
 */
export function whenPointedAt(preload: (event: Event) => void, signal?: AbortSignal): void {
  let pointedAt: ReturnType<typeof setTimeout> | undefined;
  const run = (event: Event) => prefersReducedData() || preload(event);
  const runSoon = (event: Event) => {
    clearTimeout(pointedAt);
    pointedAt = setTimeout(run, HOVER_DELAY, event);
  };
  document.addEventListener("mouseover", runSoon, { signal, passive: true });
  document.addEventListener("focusin", runSoon, { signal, passive: true });
  document.addEventListener("touchstart", run, { signal, passive: true });
  signal?.addEventListener("abort", () => clearTimeout(pointedAt));
}

/** The router scrolls to what a fragment names, which may be a form of a phrase and no element. */
function showFromTop({ latestLocation: { hash } }: AnyRouter): void {
  if (hash && !document.getElementById(hash)) scrollTo(0, 0);
}

/** The URL of a link to a public page of this site; null when the browser must follow the link. */
function publicHref(router: AnyRouter, target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin) return null;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if ((samePage && link.hash) || isFullPageLoad(router.options.context, link.pathname)) return null;
  const route = router.getMatchedRoutes(link.pathname)[2];
  if (!route?.id.startsWith(PUBLIC) || route.id === ANY_OTHER_PATH) return null;
  return link.pathname + link.search + link.hash;
}

type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether the browser handles a click on a link, to open another tab or window, or to download. */
export function isModifiedClick(event: Modifiers): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
