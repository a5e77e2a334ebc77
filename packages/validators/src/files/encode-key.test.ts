import { expect, test } from "vitest";
import { encodeKey } from "./encode-key.ts";

test("a key stands in an address with its slashes, and everything else encoded", () => {
  expect(encodeKey("a b/ü#?.png")).toBe("a%20b/%C3%BC%23%3F.png");
});
