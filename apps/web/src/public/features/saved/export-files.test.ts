import { expect, onTestFinished, test, vi } from "vitest";
import { exportBackup } from "./export-files.ts";

test("names a backup by the day in the visitor's time zone", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.setSystemTime(new Date("2026-11-22T20:00:00Z"));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} });
  let name = "";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  exportBackup();
  expect(name).toBe("saywhere-sheets-2026-11-23.json");
});
