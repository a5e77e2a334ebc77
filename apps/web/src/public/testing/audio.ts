import { vi } from "vitest";

/** Collects the URLs that are played, in place of the browser's sound, until the test ends. */
export function stubAudio(): string[] {
  const played: string[] = [];
  vi.stubGlobal(
    "Audio",
    class extends EventTarget {
      constructor(url: string) {
        super();
        played.push(url);
      }
      play = () => Promise.resolve();
      pause() {}
    },
  );
  return played;
}
