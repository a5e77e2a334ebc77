import { expect, test } from "vitest";
import { encodeKey } from "./encode-key.ts";

test("encodes a key for a URL, except its slashes", () => {
  expect(encodeKey("a b/ü#?.png")).toBe("a%20b/%C3%BC%23%3F.png");
});
