// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

vi.mock("./mantine-toasts.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("shows the text of a toast if the notifications cannot be loaded", async () => {
  // Files share their modules, and a toaster loads the notifications, or fails to, once.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { notify } = await import("./notify.ts");
  const { preloadToasts, Toaster } = await import("./toaster.tsx");
  await preloadToasts();
  render(<Toaster />);
  act(() => notify({ title: "Error", message: "The connection is lost.", variant: "destructive" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Error The connection is lost.");
});
