// @vitest-environment node
import { expect, test, vi } from "vitest";
import { compressed, storedJson } from "./stored-pack.ts";

const pack = { phrases: Array.from({ length: 200 }, (_, id) => ({ id, native_text: "ありがとう" })) };

test("stores a pack compressed, and reads it again", async () => {
  const stored = compressed(Response.json(pack), "Japanese");
  expect((await stored.clone().arrayBuffer()).byteLength).toBeLessThan(JSON.stringify(pack).length / 5);
  expect(await storedJson(stored)).toEqual(pack);
});

test("stores the name of the language as a title for HTML", () => {
  const { headers } = compressed(Response.json(pack), "Tok <Pisin> & more");
  expect(decodeURIComponent(headers.get("x-title") ?? "")).toBe("Tok &lt;Pisin&gt; &amp; more");
});

test("stores a pack as it is in a browser that does not compress", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  Reflect.deleteProperty(globalThis, "CompressionStream");
  expect(await storedJson(compressed(Response.json(pack), "Japanese"))).toEqual(pack);
});
