import type { EmergencyGuide } from "@saywhere/validators/content/emergency-guide";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { MY_LANGUAGE_KEY } from "../../lib/my-language/my-language.ts";
import { readSavedPhrases } from "../../lib/saved-phrases.ts";
import { languageForm } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const japan = { country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" };
const iran = { country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" };
const help = {
  id: 7,
  slug: "help",
  english: "Help",
  native_text: "助けて",
  romanization: "Tasukete",
  pronunciation_guide: "tah-skeh-teh",
  audio_url: null,
};
const guide: EmergencyGuide = { language: { ...japanese, emergency_numbers: [japan] }, phrases: [help] };

test("shows the numbers and the emergency phrases of a language", async () => {
  await renderApp("/emergency/japanese", { language: { emergencyGuide: () => guide } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Emergency Phrases in Japanese");
  const calls = within(screen.getByRole("list", { name: "Emergency numbers, Japan" }));
  expect(calls.getByRole("link", { name: "Police 110, Japan" })).toHaveAttribute("href", "tel:110");
  expect(calls.getByRole("link", { name: "Ambulance, fire 119, Japan" })).toHaveAttribute("href", "tel:119");
  const phrases = within(screen.getByRole("region", { name: "Phrases to Show" }));
  expect(phrases.getByText("助けて")).toHaveAttribute("lang", "ja");
  expect(phrases.getByText("Tasukete")).toBeVisible();
  expect(phrases.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/phrases/japanese/help");
  expect(document.title).toBe("Emergency Phrases in Japanese | Saywhere");
});

test("lists the countries of a language by name", async () => {
  const numbers = ["Egypt", "Algeria", "Morocco"].map((country, index) => ({
    ...japan,
    country,
    code: `${index}`,
  }));
  await renderApp("/emergency/japanese", {
    language: { emergencyGuide: () => ({ ...guide, language: { ...japanese, emergency_numbers: numbers } }) },
  });
  const countries = within(screen.getByRole("region", { name: "Numbers to Call" })).getAllByRole("heading", {
    level: 3,
  });
  expect(countries.map(({ textContent }) => textContent)).toEqual(["Algeria", "Egypt", "Morocco"]);
});

test("shows an emergency phrase on the full screen", async () => {
  const { user } = await renderApp("/emergency/japanese", { language: { emergencyGuide: () => guide } });
  await user.click(screen.getByRole("button", { name: "Show “Help” to someone" }));
  const card = within(await screen.findByRole("dialog"));
  expect(card.getByText("助けて")).toBeVisible();
});

test("saves an emergency phrase", async () => {
  const { user } = await renderApp("/emergency/japanese", { language: { emergencyGuide: () => guide } });
  await user.click(await screen.findByRole("button", { name: "Save “Help” in Japanese" }));
  expect(readSavedPhrases()).toMatchObject([
    {
      id: help.id,
      phrase: { slug: "help", english: "Help" },
      language: { slug: "japanese" },
      category: { slug: "emergencies", name: "Emergencies" },
      pronunciation_guide: "tah-skeh-teh",
    },
  ]);
});

test("shows an emergency phrase in the form that the visitor says", async () => {
  const form = languageForm({
    id: help.id,
    label: "informal",
    native_text: "助けてくれ",
    romanization: "Tasukete kure",
    register: "informal",
  });
  const { user } = await renderApp("/emergency/japanese", {
    language: { emergencyGuide: () => guide, forms: () => [form] },
  });
  await user.click(await screen.findByRole("button", { name: "I Speak As" }));
  await user.click(await screen.findByRole("radio", { name: "Informal" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText("助けてくれ")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show “Help” to someone" }));
  expect(within(await screen.findByRole("dialog")).getByText("助けてくれ")).toBeVisible();
});

test("says so when a language has no emergency phrases", async () => {
  await renderApp("/emergency/farsi", {
    language: { emergencyGuide: () => ({ language: farsi, phrases: [] }) },
  });
  expect(screen.getByText("No emergency phrases in Farsi (Persian) yet")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Numbers to Call" })).not.toBeInTheDocument();
});

test("redirects the old slug of a renamed language to its emergency page", async () => {
  const { router } = await renderApp("/emergency/nihongo", { language: { emergencyGuide: () => guide } });
  expect(router.state.location.pathname).toBe("/emergency/japanese");
});

test("begins with the countries of the visitor's language", async () => {
  localStorage.setItem(MY_LANGUAGE_KEY, JSON.stringify({ slug: "japanese", name: "Japanese" }));
  await renderApp("/emergency", {
    language: {
      emergencyNumbers: () => [
        { ...japanese, emergency_numbers: [japan] },
        { ...farsi, emergency_numbers: [iran] },
      ],
    },
  });
  const countries = within(screen.getByRole("list", { name: "Countries" })).getAllByRole("heading");
  expect(countries.map(({ textContent }) => textContent)).toEqual(["Japan", "Iran"]);
});

test("finds a country by its name or language, and links the phrases of its language", async () => {
  const { user } = await renderApp("/emergency", {
    language: {
      emergencyNumbers: () => [
        { ...japanese, emergency_numbers: [japan] },
        { ...farsi, emergency_numbers: [iran] },
      ],
    },
  });
  const countries = within(screen.getByRole("list", { name: "Countries" }));
  const names = () => countries.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(names()).toEqual(["Iran", "Japan"]);
  await user.type(screen.getByRole("searchbox", { name: "Find a country or language" }), "pers");
  expect(names()).toEqual(["Iran"]);
  expect(screen.getByText("1 of 2 countries")).toHaveTextContent("1 of 2 countries for “pers”");
  expect(countries.getByRole("link", { name: "Phrases in Farsi (Persian)" })).toHaveAttribute(
    "href",
    "/emergency/farsi",
  );
  await user.type(screen.getByRole("searchbox", { name: "Find a country or language" }), "x");
  expect(screen.getByText("No countries match “persx”")).toBeVisible();
  expect(screen.getByText(/only countries where the languages of this guide are spoken/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all countries" }));
  expect(names()).toEqual(["Iran", "Japan"]);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("shows a country once for each set of its numbers, even if they differ only in another number than the police", async () => {
  const { user } = await renderApp("/emergency", {
    language: {
      emergencyNumbers: () => [
        { ...japanese, emergency_numbers: [japan] },
        { ...farsi, emergency_numbers: [{ ...japan, ambulance: "112" }] },
      ],
    },
  });
  const countries = within(screen.getByRole("list", { name: "Countries" }));
  await user.type(screen.getByRole("searchbox", { name: "Find a country or language" }), "pers");
  expect(countries.getAllByRole("heading", { name: "Japan" })).toHaveLength(1);
  expect(countries.getByRole("link", { name: "Ambulance 112, Japan" })).toBeVisible();
});

test("leads from a language that was removed to the numbers of all countries", async () => {
  const emergencyGuide = () => {
    throw new ApiFailure(404);
  };
  await renderApp("/emergency/japanese", { language: { emergencyGuide } });
  const link = await screen.findByRole("link", { name: "Emergency Numbers" });
  expect(link).toHaveAttribute("href", "/emergency");
});
