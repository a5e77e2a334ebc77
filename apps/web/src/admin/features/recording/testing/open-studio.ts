import type { Me } from "@saywhere/validators/accounts/account";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { screen } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";
import { Microphone } from "../../../../shared/recording/microphone/microphone.ts";
import type { Sound } from "../../../../shared/recording/sound/sound.ts";
import type { ApiAnswers } from "../../../../testing/api.ts";
import { farsi, greetings } from "../../../testing/content.ts";
import { editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { stored } from "../../translation/testing/rows.ts";

/** A translation of Farsi. */
export function farsiRow(id: number, english: string, audio_url: string | null = null): TranslationRow {
  const { slug, name, code, script, direction } = farsi;
  const translation = stored({
    id,
    language_id: farsi.id,
    phrase_id: id,
    native_text: `سلام ${id}`,
    romanization: `Salam ${id}`,
    audio_url,
  });
  return {
    language: { id: farsi.id, slug, name, code, script, direction },
    phrase: { id, slug: english.toLowerCase(), english },
    translation,
    warnings: [],
    open_comments: 0,
  };
}

interface StudioOptions {
  url?: string;
  me?: Me;
}

/** Opens the studio with these translations of Farsi. */
export async function openStudio(
  rows: TranslationRow[],
  answers: ApiAnswers = {},
  { url = `/translations/record?language=${farsi.id}`, me = editor }: StudioOptions = {},
) {
  const items = rows.map(({ translation, phrase }) => ({
    id: translation?.id ?? 0,
    english: phrase.english,
    recorded: translation?.audio_url !== null,
  }));
  const opened = await renderAdmin(url, {
    me,
    answers: {
      language: { adminList: () => [farsi] },
      category: { adminList: () => [greetings] },
      ...answers,
      translation: {
        recordingQueue: () => ({ items, total: items.length }),
        row: ({ id }) => rows.find(({ translation }) => translation?.id === id) ?? farsiRow(id, "Unknown"),
        ...answers.translation,
      },
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Recording studio" });
  return opened;
}

/** Gives the page a microphone, which hears a sound. */
export function hear(sound: Sound, fake: Partial<Microphone> = {}): void {
  const microphone = {
    deviceId: "one",
    start: () => Promise.resolve(),
    stop: () => sound,
    play: () => Promise.resolve(),
    silence: () => undefined,
    close: () => undefined,
    ...fake,
  };
  vi.spyOn(Microphone, "open").mockResolvedValue(microphone as unknown as Microphone);
  const value = { enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
}
