import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { farsi } from "../../../testing/languages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { PACK, serveSite } from "../../testing/serve-pack.ts";
import { keepPack } from "./keep-pack.ts";
import { PackDialog } from "./pack-dialog.tsx";
import { downloadPack } from "./pack-downloads.ts";
import { findPackRecord, writePackRecord } from "./pack-registry.ts";
import { openRecordings } from "./recordings-cache.ts";

const RECORDINGS = ["/files/media/a.mp3", "/files/media/b.mp3"];

beforeEach(() => {
  stubCaches();
});

/** Opens the dialog of Farsi, which is kept. */
async function openKept(recordings: boolean) {
  await keepPack(farsi, { recordings });
  render(<PackDialog language={farsi} onClose={() => {}} />);
  return userEvent.setup();
}

const storedRecordings = async () => (await (await openRecordings("farsi")).keys()).length;

test("adds the recordings to a language that is kept without them, and removes them again", async () => {
  serveSite({ recordings: RECORDINGS });
  const user = await openKept(false);
  await user.click(await screen.findByRole("button", { name: "Add 2 recordings, about 60 kB" }));
  expect(await screen.findByText(/^Kept: 4 phrases with recordings/)).toBeVisible();
  expect(findPackRecord("farsi")).toMatchObject({ recordings: true, bytes: 61_800 });
  expect(await storedRecordings()).toBe(2);
  await user.click(await screen.findByRole("button", { name: "Remove recordings" }));
  expect(await screen.findByText(/^Kept: 4 phrases, /)).toBeVisible();
  expect(findPackRecord("farsi")).toMatchObject({ recordings: false, version: "1 a", bytes: 1_800 });
  expect(await storedRecordings()).toBe(0);
});

test("shows what another tab loads, and offers to continue once that tab has stopped", async () => {
  serveSite({ recordings: [] });
  const { slug, name, code, script } = farsi;
  const incomplete = { version: null, bytes: 0, phrases: 0, recordings: false, checkedAt: 0 };
  writePackRecord({ slug, name, code, script, ...incomplete });
  render(<PackDialog language={farsi} onClose={() => {}} />);
  // Another tab has modules of its own.
  vi.resetModules();
  const { followOtherTabs, tellOtherTabs } = await import("./downloads-elsewhere.ts");
  followOtherTabs({ onChange: () => {}, onRemoved: () => {} });
  tellOtherTabs({ slug, share: 0.255 });
  expect(await screen.findByRole("progressbar", { name: `Loading ${name}` })).toHaveAttribute("value", "25");
  expect(screen.queryByText(/Not complete/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  tellOtherTabs({ slug, share: null });
  expect(await screen.findByRole("button", { name: "Continue" })).toBeVisible();
  expect(screen.getByText("Not complete. Continue to load the rest.")).toBeVisible();
});

test("notifies other tabs of the progress and the end of a download", async () => {
  serveSite({ recordings: [] });
  const otherTab = new BroadcastChannel("saywhere.packs");
  onTestFinished(() => otherTab.close());
  const shares: (number | null)[] = [];
  otherTab.addEventListener("message", ({ data }: MessageEvent) => void shares.push(data.share));
  await downloadPack(farsi, false);
  await waitFor(() => expect(shares.at(-1)).toBeNull());
  expect(shares[0]).toBe(0);
  expect(shares).toContain(1);
});

test("says that recordings could not be added, does not count those that are missing, and continues", async () => {
  const [first = "", second = ""] = RECORDINGS;
  serveSite({ recordings: RECORDINGS, broken: [second] });
  const user = await openKept(false);
  const add = () => screen.findByRole("button", { name: "Add 2 recordings, about 60 kB" });
  await user.click(await add());
  expect(await screen.findByRole("alert")).toHaveTextContent("The connection was lost");
  expect(findPackRecord("farsi")).toMatchObject({ recordings: false, version: "1 a" });
  const requested = serveSite({ recordings: RECORDINGS });
  await user.click(await add());
  expect(await screen.findByText(/^Kept: 4 phrases with recordings/)).toBeVisible();
  expect(requested).toContain(second);
  expect(requested).not.toContain(first);
});

test("says how many recordings are on other sites, and offers none of them", async () => {
  serveSite({ recordings: ["https://elsewhere.example/a.mp3", "https://elsewhere.example/b.mp3"] });
  await openKept(false);
  expect(await screen.findByText("2 recordings need a connection.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
});

test("removes recordings without a connection, and offers none", async () => {
  expectConsoleError(/The pack could not be read/);
  serveSite({ recordings: RECORDINGS });
  await keepPack(farsi, { recordings: true });
  serveSite({ broken: ["/data/packs/farsi/info.json"] });
  render(<PackDialog language={farsi} onClose={() => {}} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Remove recordings" }));
  expect(await screen.findByText(/^Kept: 4 phrases, /)).toBeVisible();
  expect(screen.queryByRole("button", { name: /recording/ })).toBeNull();
});

test("says that the browser blocks storage where a language or its recordings cannot be removed", async () => {
  serveSite({ recordings: RECORDINGS });
  const user = await openKept(true);
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("blocked", "SecurityError"));
  for (const name of ["Remove recordings", "Remove Farsi (Persian)"]) {
    await user.click(screen.getByRole("button", { name }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Your browser blocks storage for this site");
  }
  setItem.mockRestore();
});

test("says that the browser blocks storage, and begins anew when a language was removed while it is loaded", async () => {
  // jsdom has none.
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  serveSite({});
  render(<PackDialog language={farsi} onClose={() => {}} />);
  const user = userEvent.setup();
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("blocked", "SecurityError"));
  await user.click(await screen.findByRole("button", { name: "Keep" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your browser blocks storage for this site");
  setItem.mockRestore();

  const held = Promise.withResolvers<void>();
  apiServer.use(
    http.get(`*${PACK}`, async () => {
      await held.promise;
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole("button", { name: "Keep" }));
  const remove = await screen.findByRole("button", { name: "Remove Farsi (Persian)" });
  expect(screen.getByRole("heading", { name: "Keep Farsi (Persian) on This Device" })).toHaveFocus();
  await user.click(remove);
  expect(await screen.findByRole("button", { name: "Keep" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  held.resolve();
});

test("offers to continue an incomplete language only while it is not loaded", async () => {
  serveSite({ broken: [PACK] });
  await keepPack(farsi, { recordings: false }).catch(() => {});
  const held = Promise.withResolvers<void>();
  apiServer.use(
    http.get(`*${PACK}`, async () => {
      await held.promise;
      return HttpResponse.error();
    }),
  );
  render(<PackDialog language={farsi} onClose={() => {}} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Loading…")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  held.resolve();
  expect(await screen.findByRole("button", { name: "Continue" })).toBeVisible();
});
