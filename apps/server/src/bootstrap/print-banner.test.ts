import { expect, test } from "vitest";
import { startupBanner } from "./print-banner.ts";

function previewLine(host: string, publicUrl: string, failure: string | null = null): string | undefined {
  const preview = {
    url: `http://${new URL(publicUrl).hostname}:3001`,
    failure,
    close: async () => undefined,
  };
  const banner = startupBanner({ host, publicUrl }, { place: "a folder", setUpUrl: null, preview });
  return /Static preview {2}(.*)/.exec(banner)?.[1];
}

test.each([
  ["localhost", "http://localhost:3000", "http://localhost:3001"],
  ["127.0.0.1", "http://127.0.0.1:3000", "http://127.0.0.1:3001"],
  ["0.0.0.0", "https://saywhere.example", "http://saywhere.example:3001"],
  [
    "localhost",
    "https://saywhere.example",
    "http://localhost:3001 (on this machine only, because HOST is localhost)",
  ],
  ["::1", "https://saywhere.example", "http://[::1]:3001 (on this machine only, because HOST is ::1)"],
])(
  "a server that listens on %s for %s names the preview where it can be opened",
  (host, publicUrl, named) => {
    expect(previewLine(host, publicUrl)).toBe(named);
  },
);

test("a preview that could not be started is named with the reason", () => {
  expect(previewLine("localhost", "http://localhost:3000", "port 3001 is taken")).toBe(
    "none: port 3001 is taken",
  );
});

test("the static export in a bucket has no preview", () => {
  const env = { host: "localhost", publicUrl: "http://localhost:3000" };
  expect(startupBanner(env, { place: "a database", setUpUrl: null, preview: null })).not.toContain("preview");
});
