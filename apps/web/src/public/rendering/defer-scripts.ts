import type { Manifest } from "@tanstack/react-router";
import { FORM_PREFIX } from "../lib/form-slugs.ts";
import { MAX_WAIT_MS } from "./first-paint.ts";

/**
 * Makes a page load its scripts after its first paint, so that they do not compete with what is painted for a slow
 * connection.
 *
 * A first visit that saves data loads them with the first use of a button or a field, if the page can be read without
 * them: three quarters of what it would transfer. Links need no scripts. Other pages show what the device has stored,
 * search in the browser, or show the form of a phrase that their fragment names.
 *
 * @param readable the pages whose scripts may wait
 */
export function deferScripts(manifest: Manifest, readable: RegExp): Manifest {
  const entry = manifest.routes["__root__"]?.scripts?.[0]?.attrs?.["src"] as string;
  const routes: Manifest["routes"] = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    const { preloads = [], ...rest } = route ?? {};
    routes[id] = {
      ...rest,
      scripts: [
        { attrs: { type: "application/json", "data-modules": "" }, children: JSON.stringify(preloads) },
        ...(id === "__root__" ? [{ children: loader(entry, readable) }] : []),
      ],
    };
  }
  return { ...manifest, routes };
}

/** Home, and the pages of phrases and languages. */
export const READABLE_PAGES = /^\/($|phrases|languages)/;
/** In the static export, the browser applies the filters of the list of phrases (lib/is-full-page-load.ts). */
export const READABLE_IN_EXPORT = /^\/($|phrases\/.|languages)/;

function loader(entry: string, readable: RegExp): string {
  return `{let d;const l=()=>{if(d)return;d=1;const a=(t,p)=>document.head.append(Object.assign(document.createElement(t),p));for(const s of document.querySelectorAll("script[data-modules]"))for(const href of JSON.parse(s.textContent))a("link",{rel:"modulepreload",href});a("script",{type:"module",src:${JSON.stringify(entry)}})};if(savesData&&!navigator.serviceWorker?.controller&&${readable}.test(location.pathname)&&!location.hash.startsWith("${FORM_PREFIX}"))for(const t of["click","keydown","focusin"])addEventListener(t,e=>e.target.closest?.("a")||l(),true);else{firstPaint.then(()=>requestAnimationFrame(()=>setTimeout(l)));setTimeout(l,${MAX_WAIT_MS})}}`;
}
