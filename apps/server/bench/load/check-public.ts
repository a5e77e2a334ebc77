import { paths } from "@saywhere/validators/paths";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import { type HttpClient, textOf } from "./http-client.ts";
import { BROWSER, inMarkup } from "./read-page.ts";

const KIND = "reads after a save";

/** Sees that what was acknowledged is what the next reads show, wherever they go: the page, and the REST API. */
export async function checkPublic(
  client: HttpClient,
  entry: PhraseEntry,
  notes: string | null,
): Promise<void> {
  const { language, phrase } = entry;
  const planned = performance.now();
  const [page, read] = await Promise.all([
    client.ask({
      kind: KIND,
      path: paths.translation(language.slug, phrase.slug),
      planned,
      headers: BROWSER,
    }),
    client.ask({ kind: KIND, path: `/api/phrases/${language.slug}/${phrase.slug}`, planned }),
  ]);
  if (page && notes && !(await textOf(page)).includes(inMarkup(notes))) {
    client.wrong(KIND, "a page did not show what was saved");
  }
  if (!read) return;
  const { usage_notes } = JSON.parse(await textOf(read)) as { usage_notes: string | null };
  if (usage_notes !== notes) client.wrong(KIND, "a REST read did not give what was saved");
}
