import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

test.each([
  [1, "1 kB"],
  [430_200, "431 kB"],
  [999_000, "999 kB"],
  [999_001, "1.0 MB"],
  [1_240_000, "1.2 MB"],
  [812_000_000, "812 MB"],
  [999_100_000, "1.0 GB"],
  [5_371_451_090, "5.4 GB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
