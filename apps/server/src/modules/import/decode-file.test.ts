import { expect, test } from "vitest";
import { decodeFile } from "./decode-file.ts";

const decode = async (bytes: Uint8Array): Promise<string> =>
  (await Array.fromAsync(decodeFile(bytes, () => undefined))).join("");

test("decodes UTF-8 and UTF-16 with and without a byte order mark, and rejects other encodings", async () => {
  const text = "language\tphrase\nไทย";
  expect(await decode(Buffer.from(`\uFEFF${text}`))).toBe(text);
  expect(await decode(Buffer.from(text))).toBe(text);
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  expect(await decode(utf16)).toBe(text);
  expect(await decode(Buffer.from(utf16).swap16())).toBe(text);
  await expect(decode(Buffer.from("se\u00f1or", "latin1"))).rejects.toThrow(/not in UTF-8.*CSV UTF-8/);
});

test.each([
  ["PNG image", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["ZIP archive, as of a spreadsheet", "PK\x03\x04\x14\0\x06\0"],
  ["PDF document", "%PDF-1.7\n%\xe2\xe3"],
])("says that a %s is not CSV or JSON", async (_kind, content) => {
  await expect(decode(Buffer.from(content, "latin1"))).rejects.toThrow(/^The file is not CSV or JSON\./);
});

test("decodes characters across chunk boundaries, and rejects an incomplete character at the end", async () => {
  const text = "ไ".repeat(20_000);
  expect(await decode(Buffer.from(text))).toBe(text);
  await expect(decode(Buffer.from(text).subarray(0, -1))).rejects.toThrow(/not in UTF-8/);
});

test("yields to the event loop between two chunks of a file", async () => {
  const bytes = new Uint8Array(1024 * 1024).fill(0x20);
  let [turns, reading] = [0, true];
  const count = (): void => {
    turns += 1;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  await decode(bytes);
  reading = false;
  expect(turns).toBeGreaterThanOrEqual(bytes.length / (16 * 1024) - 1);
});
