// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify, removeToast, type Toast } from "./notify.ts";
import { preloadToasts, Toaster } from "./toaster.tsx";
import { useToastKey } from "./use-toast-key.ts";

function Page() {
  useToastKey("F8");
  return <Toaster shortcut="F8" />;
}

beforeEach(async () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
  await preloadToasts();
  render(<Page />);
  // The first toast resolves the lazy component.
  act(() => notify({ title: "Very first" }));
  await screen.findByText("Very first");
  act(removeToast);
  vi.useFakeTimers();
});

afterEach(() => {
  act(removeToast);
  vi.useRealTimers();
});

const show = (toast: Toast) => act(() => notify(toast));
const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
/** The exit transition. */
const leave = () => advance(150);

test("shows a toast for five seconds", () => {
  show({ title: "Phrase saved", message: "You find it under Saved." });
  expect(screen.getByRole("group")).toHaveTextContent("Phrase savedYou find it under Saved.");
  advance(4_999);
  expect(screen.getByRole("group")).toHaveStyle({ "--notifications-state-opacity": "1" });
  advance(1);
  expect(screen.getByRole("group")).toHaveStyle({ "--notifications-state-opacity": "0" });
  leave();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("announces a toast once: by the region, or as an alert", () => {
  const region = screen.getByRole("region", { name: "Notifications" });
  show({ title: "Phrase saved" });
  expect(region).toHaveAttribute("aria-live", "polite");
  expect(region.querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  show({ title: "Error", variant: "destructive" });
  leave();
  expect(region).toHaveAttribute("aria-live", "off");
  expect(region.querySelectorAll("[aria-live], [role=status], [role=alert]")).toHaveLength(1);
});

test("replaces a toast by the next one, which stays for its full time", () => {
  show({ title: "First" });
  advance(4_000);
  show({ title: "Second" });
  leave();
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  advance(4_000);
  expect(screen.getByText("Second")).toBeInTheDocument();
});

test("keeps an error open until it is closed", () => {
  show({ title: "Error", message: "The phrase could not be saved.", variant: "destructive" });
  advance(60_000);
  expect(screen.getByRole("alert")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  leave();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("keeps a toast open while the pointer is over it", () => {
  show({ title: "Phrase saved" });
  fireEvent.mouseEnter(screen.getByRole("group"));
  advance(60_000);
  expect(screen.getByRole("group")).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole("group"));
  advance(5_000);
  leave();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test.each([
  [49, true],
  [50, false],
  [-50, false],
])("after a swipe of %i pixels, a toast stays open: %s", (distance, stays) => {
  show({ title: "Phrase saved" });
  const toast = screen.getByRole("group");
  vi.spyOn(toast, "offsetWidth", "get").mockReturnValue(440);
  fireEvent.pointerDown(toast, { clientX: 200 });
  fireEvent.pointerMove(toast, { clientX: 200 + distance });
  fireEvent.pointerUp(toast, { clientX: 200 + distance });
  leave();
  expect(screen.queryByText("Phrase saved") !== null).toBe(stays);
});

test("returns the focus when a toast is closed by its button", () => {
  const field = document.body.appendChild(document.createElement("input"));
  show({ title: "Phrase saved" });
  field.focus();
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  fireEvent.click(close);
  expect(field).toHaveFocus();
  field.remove();
});

test("leaves the focus where it is when a toast closes by itself", () => {
  show({ title: "Phrase saved" });
  advance(5_000);
  leave();
  expect(document.body).toHaveFocus();
});

test("keeps a toast with an action open for ten seconds", () => {
  show({ title: "Phrase deleted", action: { label: "Undo", onClick: () => {} } });
  advance(9_000);
  leave();
  expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  advance(1_000);
  leave();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("offers an action and closes when it is taken", () => {
  const onClick = vi.fn<() => void>();
  show({ title: "Phrase removed", action: { label: "Undo", onClick } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
});

test("a key focuses the action, also of a toast that has closed; Escape returns the focus", () => {
  const field = document.body.appendChild(document.createElement("input"));
  const pressKey = () => act(() => void fireEvent.keyDown(document.activeElement ?? field, { key: "F8" }));
  const onClick = vi.fn<() => void>();
  show({ title: "Phrase removed", action: { label: "Undo", onClick } });
  expect(screen.getByRole("group")).toHaveTextContent("Press F8 to get to Undo.");
  field.focus();
  pressKey();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  advance(60_000);
  fireEvent.keyDown(screen.getByRole("button", { name: "Undo" }), { key: "Escape" });
  expect(field).toHaveFocus();
  leave();
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
  pressKey();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  pressKey();
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
  field.remove();
});

test("mentions no key where there is none", () => {
  cleanup();
  render(<Toaster />);
  show({ title: "Phrase removed", action: { label: "Undo", onClick: () => {} } });
  expect(screen.getByRole("group")).toHaveTextContent(/^Phrase removedUndo$/);
});
