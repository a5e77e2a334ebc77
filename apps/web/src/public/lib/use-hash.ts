import { useSyncExternalStore } from "react";

/** The fragment of the page's URL without its sign; empty until the page is hydrated. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => "");
}

function readHash(): string {
  return location.hash.slice(1);
}

function subscribe(listener: () => void): () => void {
  // The first also follows a navigation by script, the second a link.
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}
