import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SAVED_PHRASES_KEY } from "../../../lib/saved-phrases.ts";
import { setSpeakingAs } from "../../../lib/speaking-as/speaking-as.ts";
import { languageForm, phraseEntry } from "../../../testing/fixtures.ts";
import { helloInFarsi } from "../../../testing/phrase-detail.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const open = () => renderApp("/phrases/farsi/hello", { phrase: { detail: () => helloInFarsi } });
const press = (name: string) => screen.getByRole("button", { name });

test("saves the phrase in the browser, shows a confirmation, and removes it again", async () => {
  const { user } = await open();
  await user.click(press("Save phrase"));
  expect(await screen.findByText("Saved on this device.")).toBeVisible();
  expect(JSON.parse(localStorage.getItem(SAVED_PHRASES_KEY) ?? "[]")).toMatchObject([
    { id: 134, phrase: { slug: "hello" }, language: { slug: "farsi", direction: "rtl" } },
  ]);
  expect(press("Save phrase")).toHaveAttribute("aria-pressed", "true");
  await user.click(press("Save phrase"));
  expect(await screen.findByText("Removed.")).toBeVisible();
  expect(localStorage.getItem(SAVED_PHRASES_KEY)).toBe("[]");
  expect(press("Save phrase")).toHaveAttribute("aria-pressed", "false");
});

test("recognizes a phrase saved earlier and updates its stored data", async () => {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([{ ...helloInFarsi, native_text: "سلآم" }]));
  await open();
  expect(await screen.findByRole("button", { name: "Save phrase", pressed: true })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(SAVED_PHRASES_KEY)).toContain("سلام"));
});

test("shows an error when the browser blocks storage, for a phrase that is saved and for one that is removed", async () => {
  const full = new DOMException("full", "QuotaExceededError");
  const { user } = await open();
  const write = vi.spyOn(Storage.prototype, "setItem").mockThrow(full);
  await user.click(press("Save phrase"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The phrase could not be saved");
  write.mockRestore();
  await user.click(press("Save phrase"));
  expect(await screen.findByText("Saved on this device.")).toBeVisible();
  vi.spyOn(Storage.prototype, "setItem").mockThrow(full);
  await user.click(press("Save phrase"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The phrase could not be removed");
  expect(press("Save phrase")).toHaveAttribute("aria-pressed", "true");
});

test("copies the native text, and shows an error when the browser refuses", async () => {
  const { user } = await open();
  await user.click(press("Copy"));
  expect(await screen.findByText("Copied")).toBeVisible();
  const toast = within(screen.getByRole("region", { name: "Notifications" })).getByText("سلام");
  expect(toast).toHaveAttribute("lang", "fa");
  expect(toast).toHaveAttribute("dir", "rtl");
  await expect(navigator.clipboard.readText()).resolves.toBe("سلام");

  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(press("Copy"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The phrase could not be copied");
});

test("sets the copied text in the font that the page brought for it", async () => {
  const { user } = await open();
  screen.getByText("سلام", { selector: "p" }).setAttribute("data-page-font", "naskh");
  await user.click(press("Copy"));
  const toast = within(screen.getByRole("region", { name: "Notifications" }));
  expect((await toast.findByText("سلام")).closest('[data-page-font="naskh"]')).not.toBeNull();
});

test("shares the page where the browser can, and otherwise copies its URL", async () => {
  const { user } = await open();
  await user.click(press("Share"));
  expect(await screen.findByText("Link copied")).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(`${location.origin}/phrases/farsi/hello`);

  const share = vi.fn<typeof navigator.share>().mockResolvedValue();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  await user.click(press("Share"));
  expect(share).toHaveBeenCalledWith({
    title: "How to say “Hello” in Farsi (Persian)",
    text: "Hello: سلام\nSalām",
    url: `${location.origin}/phrases/farsi/hello`,
  });
});

test("shows the phrase on a full-screen card with the others of its category in the forms that the visitor says", async () => {
  const goodbye = phraseEntry("Goodbye");
  const entryPage = () => ({ items: [goodbye, phraseEntry("Hello")], next: null });
  setSpeakingAs({ register: "informal", regions: {} });
  const informal = languageForm({
    id: goodbye.id,
    label: "informal",
    native_text: "خداحافظی",
    register: "informal",
  });
  const { user } = await renderApp("/phrases/farsi/hello", {
    phrase: { detail: () => helloInFarsi, entryPage },
    language: { forms: () => [informal] },
  });
  await user.click(press("Show to someone"));
  const card = await screen.findByRole("dialog", { name: "“Hello” in Farsi (Persian)" });
  // As the page has it, whatever the list has.
  expect(within(card).getByText("سلام")).toHaveAttribute("dir", "rtl");
  expect(await within(card).findByText("2 of 2")).toBeVisible();
  await user.click(within(card).getByRole("button", { name: "Previous card" }));
  expect(await within(card).findByText("خداحافظی")).toBeVisible();
  await user.click(within(card).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  await user.click(press("Show to someone"));
  expect(await screen.findByRole("dialog")).toBeVisible();
});
