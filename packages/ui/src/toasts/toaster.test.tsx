// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, notify, type Toast } from "./notify.ts";
import { Toaster } from "./toaster.tsx";
import { useToastKey } from "./use-toast-key.ts";

function Page() {
  useToastKey("F8");
  return <Toaster shortcut="F8" />;
}

beforeEach(async () => {
  render(<Page />);
  // The first toast loads what draws them.
  act(() => notify({ title: "First of all" }));
  await screen.findByText("First of all");
  act(dismissToast);
  vi.useFakeTimers();
});

afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
});

const tell = (toast: Toast) => act(() => notify(toast));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("shows a toast for five seconds", () => {
  tell({ title: "Phrase saved", message: "You find it under Saved." });
  expect(screen.getByRole("status")).toHaveTextContent("Phrase savedYou find it under Saved.");
  pass(4_999);
  expect(screen.getByRole("status")).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("shows one at a time: a new one replaces the one before, with its full time", () => {
  tell({ title: "First" });
  pass(4_000);
  tell({ title: "Second" });
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  pass(4_000);
  expect(screen.getByText("Second")).toBeInTheDocument();
});

test("an error stays until it is closed", () => {
  tell({ title: "Error", message: "The phrase could not be saved.", variant: "destructive" });
  pass(60_000);
  expect(screen.getByRole("alert")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("stays while the pointer is on it", () => {
  tell({ title: "Phrase saved" });
  fireEvent.mouseEnter(screen.getByRole("status"));
  pass(60_000);
  fireEvent.mouseLeave(screen.getByRole("status"));
  pass(5_000);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test.each([
  [49, true],
  [50, false],
  [-50, false],
])("swiped by %i pixels, it stays: %s", (distance, stays) => {
  tell({ title: "Phrase saved" });
  const toast = screen.getByRole("status");
  fireEvent.pointerDown(toast, { clientX: 200 });
  fireEvent.pointerMove(toast, { clientX: 200 + distance });
  fireEvent.pointerUp(toast, { clientX: 200 + distance });
  expect(screen.queryByText("Phrase saved") !== null).toBe(stays);
});

test("gives the focus back when it is closed by its button", () => {
  const field = document.body.appendChild(document.createElement("input"));
  tell({ title: "Phrase saved" });
  field.focus();
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  fireEvent.click(close);
  expect(field).toHaveFocus();
  field.remove();
});

test("leaves the focus alone when it goes by itself", () => {
  tell({ title: "Phrase saved" });
  pass(5_000);
  expect(document.body).toHaveFocus();
});

test("offers an action and closes when it is taken", () => {
  const onClick = vi.fn<() => void>();
  tell({ title: "Phrase removed", action: { label: "Undo", onClick } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
});

test("a key leads to what a toast offers, also when it has gone; Escape gives the focus back", () => {
  const field = document.body.appendChild(document.createElement("input"));
  const pressKey = () => act(() => void fireEvent.keyDown(document.activeElement ?? field, { key: "F8" }));
  const onClick = vi.fn<() => void>();
  tell({ title: "Phrase removed", action: { label: "Undo", onClick } });
  expect(screen.getByRole("status")).toHaveTextContent("Press F8 to get to Undo.");
  field.focus();
  pressKey();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  pass(60_000);
  fireEvent.keyDown(screen.getByRole("button", { name: "Undo" }), { key: "Escape" });
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  pressKey();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  pressKey();
  expect(screen.queryByText("Phrase removed")).not.toBeInTheDocument();
  field.remove();
});

test("without a key none is told of", () => {
  cleanup();
  render(<Toaster />);
  tell({ title: "Phrase removed", action: { label: "Undo", onClick: () => {} } });
  expect(screen.getByRole("status")).toHaveTextContent(/^Phrase removedUndo$/);
});
