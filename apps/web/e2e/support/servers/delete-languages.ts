import { type APIRequestContext, expect } from "@playwright/test";
import { inParallel } from "../in-parallel.ts";

/** Deletes all languages but some, so that a whole deployment takes a second or two. */
export async function deleteOtherLanguages(request: APIRequestContext, except: string[]): Promise<void> {
  const answer = await request.get("/api/languages");
  const languages = (await answer.json()) as { id: number; slug: string }[];
  await inParallel(
    4,
    languages.filter(({ slug }) => !except.includes(slug)),
    async ({ id }) => expect((await request.delete(`/api/languages/${id}`)).status()).toBe(200),
  );
}
