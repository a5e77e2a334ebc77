import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { searchResult } from "../../testing/search.ts";

test("names a language that the guide does not have, and links to the phrase in others", async () => {
  const missing_language = { name: "Zulu", text: "hello" };
  await renderApp("/search?q=hello+in+zulu", {
    search: { result: () => searchResult({ text: "hello in zulu", missing_language }) },
    language: { list: () => [] },
    category: { list: () => [] },
  });
  expect(screen.getByText(/^This guide does not have/)).toHaveTextContent(
    "This guide does not have Zulu. See “hello” in other languages.",
  );
  expect(screen.getByRole("link", { name: "“hello”" })).toHaveAttribute("href", "/search?q=hello");
});
