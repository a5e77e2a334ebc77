import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { farsi } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const hello = {
  id: 134,
  slug: "hello",
  english: "Hello",
  native_text: "سلام",
  romanization: "Salām",
  pronunciation_guide: "sa-LAHM",
};
const greetings = {
  slug: "greetings",
  name: "Greetings",
  description: "Saying hello.",
  phrases: [hello, { ...hello, id: 135, slug: "bye", english: "Goodbye", romanization: null }],
};
const health = { ...greetings, slug: "health", name: "Health", phrases: [] };
const language = { commonPhrases: () => ({ language: farsi, categories: [greetings, health] }) };

test("lists every phrase by category, with links to jump to each", async () => {
  await renderApp("/languages/farsi/common-phrases", { language });
  expect(screen.getByText(/2 everyday phrases in/)).toBeVisible();
  const jumps = within(screen.getByRole("navigation", { name: "Categories on this page" }));
  for (const jump of jumps.getAllByRole("link")) {
    expect(document.querySelector(jump.getAttribute("href") ?? "")).toHaveTextContent(jump.textContent);
  }
  const row = screen.getByRole("link", { name: "Hello" });
  expect(row).toHaveAttribute("href", "/phrases/farsi/hello");
  expect(row.parentElement).toHaveTextContent("HelloسلامSalāmsa-LAHM");
  expect(screen.getAllByText("سلام")[0]).toHaveAttribute("dir", "rtl");
});

test("prints, and the print names its source", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = await renderApp("/languages/farsi/common-phrases", { language });
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText("https://saywhere.test/languages/farsi/common-phrases")).toBeInTheDocument();
  vi.unstubAllGlobals();
});
