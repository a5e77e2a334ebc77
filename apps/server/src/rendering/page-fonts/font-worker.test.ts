import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { WEB_DIR } from "../../../test/support/web-dir.ts";
import { startFontWorker } from "./font-worker.ts";
import { createPageFonts } from "./page-fonts.ts";

const clientDir = join(WEB_DIR, "client");
const PAGE = '<html><head></head><body><p lang="th" data-script="Thai">ขอบคุณ</p></body></html>';

test("embeds the same fonts as in the own thread", async () => {
  const onError = vi.fn();
  expect(await startFontWorker(clientDir, onError).embed(PAGE)).toBe(
    await createPageFonts(clientDir).embed(PAGE),
  );
  expect(onError).not.toHaveBeenCalled();
});

test("sends the page without fonts, and reports the error, when the thread fails", async () => {
  const onError = vi.fn();
  expect(await startFontWorker("/no/such/folder", onError).embed(PAGE)).toBe(PAGE);
  expect(onError).toHaveBeenCalled();
});
