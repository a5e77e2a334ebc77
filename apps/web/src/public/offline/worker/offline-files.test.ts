import { expect, onTestFinished, test, vi } from "vitest";

vi.stubGlobal("OFFLINE_PAGE", { assets: ["/assets/show-card.js"] });
const { filesOf, filesToInstall } = await import("./offline-files.ts");

function connect(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}

test("installs the files of offline pages, unless the visitor saves data", () => {
  expect(filesToInstall()).toEqual(["/assets/show-card.js"]);
  connect({ saveData: true });
  expect(filesToInstall()).toEqual([]);
  connect({ effectiveType: "2g" });
  expect(filesToInstall()).toEqual([]);
});

test("caches them with the first page that the visitor wants offline", () => {
  connect({ saveData: true });
  expect(filesOf({ saved: [], kept: ["/offline"] })).toEqual([]);
  expect(filesOf({ page: "/about", assets: [] })).toEqual([]);
  expect(filesOf({ saved: ["/phrases/urdu/hello"] })).toEqual(["/assets/show-card.js"]);
  expect(filesOf({ kept: ["/offline", "/allergy-card"] })).toEqual(["/assets/show-card.js"]);
});
