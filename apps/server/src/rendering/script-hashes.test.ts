import { expect, test } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

// Computed with: printf 'go()' | openssl dgst -sha256 -binary | base64
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test("hashes each executable inline script once, and nothing else", () => {
  const html = `<script>go()</script><script class="x">go()</script><script src="/a.js"></script>
    <script type="application/ld+json">{}</script><script type="module" async src="/b.js"></script>`;
  expect(scriptHashes(html)).toHaveLength(1);
  expect(scriptHashes(html)[0]).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
});

test("hashes the exact bytes between the script tags", () => {
  expect(scriptHashes("<script>go()</script>")).toEqual([GO]);
  expect(scriptHashes("<script>go() </script>")).not.toEqual([GO]);
});
