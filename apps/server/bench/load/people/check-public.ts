import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import { type HttpClient, textOf } from "../http-client.ts";
import { BROWSER, inMarkup } from "./read-page.ts";

/** What the last acknowledged save of a translation left. */
export interface Written {
  entry: PhraseEntry;
  /** Its notes by now. */
  notes: string | null;
  /** What was written into them last, and whether it was taken back again. */
  sign: string;
  isTakenBack: boolean;
}

const KIND = "reads after a save";

/** Sees that what was acknowledged is what the next reads show, wherever they go: the page, and the REST API. */
export async function checkPublic(client: HttpClient, written: Written): Promise<void> {
  const { language, phrase } = written.entry;
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
  if (page && !isAsWritten(await textOf(page), written)) {
    client.wrong(KIND, `a page did not show what was ${written.isTakenBack ? "taken back" : "saved"}`);
  }
  if (!read) return;
  const { usage_notes } = JSON.parse(await textOf(read)) as { usage_notes: string | null };
  if (usage_notes !== written.notes) client.wrong(KIND, "a REST read did not give what was saved");
}

/** Notes of before quote native words, which have markup of their own in a page: of those the absence of ours tells. */
export const isAsWritten = (page: string, { sign, isTakenBack }: Written): boolean =>
  page.includes(inMarkup(sign)) !== isTakenBack;
