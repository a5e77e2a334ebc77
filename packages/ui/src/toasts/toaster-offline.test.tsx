// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { notify } from "./notify.ts";
import { preloadToasts, Toaster } from "./toaster.tsx";

vi.mock("./mantine-toasts.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("shows the text of a toast if the notifications cannot be loaded", async () => {
  await preloadToasts();
  render(<Toaster />);
  act(() => notify({ title: "Error", message: "The connection is lost.", variant: "destructive" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Error The connection is lost.");
});
