import { useSyncExternalStore } from "react";

export const COLOR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/**
 * Mantine's storage key, as `data-mantine-color-scheme` is its attribute: its script sets the attribute before the first
 * paint, and screens with Mantine's provider agree with the others. Public pages avoid the provider because of its size.
 */
const STORAGE_KEY = "mantine-color-scheme-value";

const listeners = new Set<() => void>();

function stored(): ColorScheme {
  const value = unstored ?? readStorage();
  return COLOR_SCHEMES.find((scheme) => scheme === value) ?? "auto";
}

/** A choice that the browser does not store, or has no space for; it lasts until the visitor leaves the page. */
let unstored: string | null = null;
function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function setColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
    unstored = null;
  } catch {
    unstored = scheme;
  }
  applyColorScheme();
}

/** Applies the stored scheme to the document. */
export function applyColorScheme(): void {
  const scheme = stored();
  const dark = scheme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : scheme === "dark";
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", applyColorScheme);
  addEventListener("storage", applyColorScheme);
  return () => {
    listeners.delete(listener);
    device.removeEventListener("change", applyColorScheme);
    removeEventListener("storage", applyColorScheme);
  };
}

/** The chosen scheme; `auto` on the server, which cannot know it. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, stored, () => "auto");
}
