import type { SearchResult } from "@saywhere/validators/search/search-result";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { readSavedPhrases } from "../../lib/saved-phrases.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

const answer = (result: Partial<SearchResult>) => ({
  language: { list: () => [farsi, japanese] },
  category: { list: () => [] },
  search: { result: () => searchResult(result) },
});

test("saves a result, with the pronunciation that results do not have", async () => {
  const entry = phraseEntry("Thank you", japanese);
  const details = { pronunciation_guide: "ah-ree-gah-toh", audio_url: "/files/a.mp3" };
  const { user } = await renderApp("/search?q=thank+you", {
    ...answer({
      text: "thank you",
      groups: [searchGroup([{ ...entry, match: null }, searchHit("Thank you")])],
    }),
    sheet: { entries: () => [{ ...entry, ...details, usage_notes: "Polite." }] },
  });
  const save = await screen.findByRole("button", { name: "Save “Thank you” in Japanese" });
  expect(save).toHaveAttribute("aria-pressed", "false");
  await user.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(readSavedPhrases()).toEqual([{ ...entry, ...details }]));
  await user.click(save);
  expect(readSavedPhrases()).toEqual([]);
});

test("keeps a saved result whose pronunciation cannot be loaded", async () => {
  const entry = phraseEntry("Thank you", japanese);
  const { user } = await renderApp("/search?q=thank+you+in+japanese", {
    ...answer({ text: "thank you", language: japanese, groups: [searchGroup([{ ...entry, match: null }])] }),
    sheet: {
      entries: () => {
        throw new ApiFailure(404);
      },
    },
  });
  const save = await screen.findByRole("button", { name: "Save “Thank you” in Japanese" });
  await user.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  expect(readSavedPhrases()).toEqual([entry]);
});

test("shows results in the form that the visitor says, and beside it the text by which it was found", async () => {
  setSpeakingAs({ register: "informal", regions: {} });
  const hit = searchHit("Thank you", japanese, {
    native_text: "ありがとうございます",
    match: { field: "native_text", text: "ありがとうございます", parts: [{ start: 0, end: 10 }] },
  });
  const casual = languageForm({
    id: hit.id,
    label: "informal",
    register: "informal",
    native_text: "ありがとう",
  });
  const asked: string[] = [];
  const forms = ({ slug }: { slug: string }) => {
    asked.push(slug);
    return slug === "japanese" ? [casual] : [];
  };
  await renderApp("/search?q=arigatou", {
    ...answer({ text: "arigatou", groups: [searchGroup([hit, searchHit("Thank you")], { match: null })] }),
    language: { list: () => [farsi, japanese], forms },
  });
  const results = within(screen.getByRole("list", { name: "Results" }));
  expect(await results.findByText("ありがとう")).toBeVisible();
  expect(asked.sort()).toEqual(["farsi", "japanese"]);
  expect(results.getByRole("link", { name: /^Japanese/ })).toHaveTextContent(
    "Japaneseありがとうalso ありがとうございます",
  );
  expect(document.querySelector("mark")).toHaveTextContent("ありがとうございます");
});
