import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { WEB_DIR } from "../../../test/support/web-dir.ts";
import { startFontWorker } from "./font-worker.ts";
import { createPageFonts } from "./page-fonts.ts";

const clientDir = join(WEB_DIR, "client");
const PAGE = '<html><head></head><body><p lang="th" data-script="Thai">ขอบคุณ</p></body></html>';

test("embeds the same fonts as in the own thread", async () => {
  const onMissing = vi.fn();
  expect(await startFontWorker(clientDir, onMissing).embed(PAGE)).toBe(
    await createPageFonts(clientDir).embed(PAGE),
  );
  expect(onMissing).not.toHaveBeenCalled();
});

test("sends the page without fonts, and reports the error, when the thread fails", async () => {
  const onMissing = vi.fn();
  expect(await startFontWorker("/no/such/folder", onMissing).embed(PAGE)).toBe(PAGE);
  expect(onMissing).toHaveBeenCalled();
});

test("sends pages without fonts, and reports each, when too many wait", async () => {
  const onMissing = vi.fn();
  const { embed } = startFontWorker(clientDir, onMissing);
  const pages = await Promise.all(Array.from({ length: 60 }, () => embed(PAGE)));
  const without = pages.filter((page) => page === PAGE).length;
  expect(without).toBeGreaterThan(0);
  expect(onMissing.mock.calls).toEqual(Array.from({ length: without }, () => []));
});
