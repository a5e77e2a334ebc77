import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openDocument, plan } from "./testing/open-document.tsx";

test("shows an error with a retry button when the editor fails to load", async () => {
  vi.doMock("./markdown/markdown-editor.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { dialog, press } = await openDocument({ document: { get: () => plan } });
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("The editor could not be loaded.");
  vi.doUnmock("./markdown/markdown-editor.tsx");
  await press("Try again");
  expect(await within(dialog).findByRole("heading", { name: "The plan" })).toBeVisible();
});
