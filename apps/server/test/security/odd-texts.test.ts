import { paths } from "@saywhere/validators/urls/paths";
import { expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer({ pages: true }));

/** Closes every context it is inserted into: a text, an attribute, a title, a script, JSON in a script, a comment. */
const ODD = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028-->\${7}`;

test("texts with script in them are texts on every public page", async () => {
  const { category, language, phrase, translation } = server.services;
  const slug = "odd";
  const group = await category.create({ name: ODD, description: ODD, slug }, AUTHOR);
  const odd = { family: ODD, speakers: ODD, regions: ODD, writing: ODD, aliases: [ODD] };
  const texts = { name: ODD, nativeName: ODD, code: "fr", description: ODD, slug, ...odd };
  const { id: language_id } = await language.create(texts, AUTHOR);
  const english = { english: ODD, category_id: group.id };
  const other = await phrase.create({ ...english, slug: "other" }, AUTHOR);
  const asked = await phrase.create({ ...english, slug, related_phrase_ids: [other.id] }, AUTHOR);
  for (const { id } of [asked, other]) {
    await translation.create(
      {
        language_id,
        phrase_id: id,
        native_text: ODD,
        romanization: ODD,
        pronunciation_guide: ODD,
        literal_translation: ODD,
        usage_notes: ODD,
        cultural_notes: ODD,
        audio_url: "/files/a.mp3?<script>alert(1)</script>",
        video_url: "https://example.org/?<script>alert(1)</script>",
        regional_variations: [{ region: ODD, notes: ODD }],
        variants: [{ label: ODD, native_text: ODD, romanization: ODD, pronunciation_guide: ODD }],
      },
      AUTHOR,
    );
  }
  const pages = [
    paths.translation(slug, slug),
    paths.language(slug),
    paths.commonPhrases(slug),
    paths.phrases({ language: slug, category: slug }),
    paths.phrase(slug),
    paths.languages,
    paths.search("alert"),
  ];
  for (const page of pages) {
    const response = await fetch(server.url + page);
    expect(response.status, page).toBe(200);
    const html = await response.text();
    expect(html, page).toContain("alert(1)");
    expect(html, page).not.toMatch(/<script>alert|<img src=x/);
  }
});
