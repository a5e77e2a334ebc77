import { inviteInput } from "@saywhere/validators/accounts/account";
import { DEFAULT_STORED_SETTINGS } from "@saywhere/validators/settings/site-settings";
import { beforeAll, expect, test, vi } from "vitest";
import type { AllServices } from "../../src/app/create-services.ts";
import { ANONYMOUS } from "../../src/auth/actor.ts";
import type { SignedInActor } from "../../src/auth/require-role.ts";
import { createAccountService } from "../../src/modules/account/account.service.ts";
import { createAttemptRateLimits } from "../../src/modules/account/attempt-rate-limits.ts";
import { createTokenService } from "../../src/modules/account/token.service.ts";
import { addAdministrator, testAccounts } from "../support/accounts.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";
import { ADMINISTRATOR } from "../support/saved-content.ts";

const open = openServices();
let administrator: SignedInActor;
beforeAll(async () => {
  administrator = await addAdministrator(open.database);
});

const NOBODY = 999_999;
const gone = (kind: string) => `There is no such ${kind}. It may have been deleted.`;
const NO_PAGE = "This page of the list does not exist. Start again from its beginning.";
const TERMS = { terms: ["loo", "toilet"] };
const LIST = { order: "asc", limit: 1, after: "x" } as const;

test.each<[string, (services: AllServices) => Promise<unknown>, string, string]>([
  [
    "a change of no synonyms",
    ({ synonym }) => synonym.update({ id: NOBODY, ...TERMS }, AUTHOR),
    "NOT_FOUND",
    gone("synonym group"),
  ],
  [
    "synonyms that are gone",
    ({ synonym }) => synonym.delete({ id: NOBODY }, AUTHOR),
    "NOT_FOUND",
    gone("synonym group"),
  ],
  ["a search that is gone", ({ missedSearch }) => missedSearch.delete(NOBODY), "NOT_FOUND", gone("text")],
  ["no phrase", ({ translation }) => translation.ofPhrase(NOBODY), "NOT_FOUND", gone("phrase")],
  ["no translation", ({ translation }) => translation.row(NOBODY), "NOT_FOUND", gone("translation")],
  ["no phrase in full", ({ phrase }) => phrase.adminGet(NOBODY), "NOT_FOUND", gone("phrase")],
  ["no phrase anywhere", ({ phrase }) => phrase.inAllLanguages("x"), "NOT_FOUND", "Phrase Not Found"],
  ["no language", ({ language }) => language.popularPhrases("x"), "NOT_FOUND", "Language Not Found"],
  [
    "no language's phrases",
    ({ language }) => language.commonPhrases({ slug: "x" }),
    "NOT_FOUND",
    "Language Not Found",
  ],
  [
    "no language's file",
    (services) => services.export.translations({ language: "x", missing: false }),
    "NOT_FOUND",
    "Language Not Found",
  ],
  ["no document", ({ document }) => document.get("x"), "NOT_FOUND", "There is no such document yet"],
  [
    "nobody",
    ({ people }) => people.setRole(NOBODY, "editor", administrator),
    "NOT_FOUND",
    "There is no such person",
  ],
  ["no token", ({ token }) => token.revoke(NOBODY, administrator), "NOT_FOUND", "There is no such token"],
  [
    "no record",
    ({ activity }) => activity.history({ kind: "task", record_id: NOBODY }, ADMINISTRATOR),
    "NOT_FOUND",
    "There is no such record",
  ],
  [
    "a page of no changes",
    ({ activity }) => activity.changes({ change_set_id: "1", after: "1x" }, ADMINISTRATOR),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  [
    "a page of no activity",
    ({ activity }) => activity.list({ after: "x1", limit: 1 }, ADMINISTRATOR),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  ["a page of no entries", ({ phrase }) => phrase.entryPage({ after: "x" }), "BAD_REQUEST", NO_PAGE],
  ["a chunk of no entries", ({ phrase }) => phrase.entryChunk({ after: "x" }), "BAD_REQUEST", NO_PAGE],
  ["a chunk of no phrases", ({ phrase }) => phrase.phraseChunk({ after: "x" }), "BAD_REQUEST", NO_PAGE],
  [
    "a chunk of no translations",
    ({ translation }) => translation.chunk({ after: "x" }),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  [
    "a page of no translations",
    ({ translation }) => translation.page({ show: "all", sort: "position", ...LIST }),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  [
    "a page of no phrases",
    ({ phrase }) => phrase.adminPage({ sort: "position", ...LIST }),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  [
    "a page of no searches",
    ({ missedSearch }) => missedSearch.list({ sort: "times", order: "asc", after: "x" }),
    "BAD_REQUEST",
    NO_PAGE,
  ],
  [
    "a page of no language's phrases",
    ({ language }) => language.commonPhrases({ slug: "farsi", after: "x" }),
    "BAD_REQUEST",
    NO_PAGE,
  ],
])("%s is rejected with an error", async (_name, call, code, message) => {
  expect(await refusal(call(open.services))).toMatchObject({ code, message });
});

test("saving settings that another editor saved meanwhile is rejected", async () => {
  const { settings } = open.services;
  const { version, ...current } = await settings.stored();
  expect(await settings.update({ ...current, name: "Newer", version }, AUTHOR)).toMatchObject({
    name: "Newer",
  });
  const older = settings.update({ ...DEFAULT_STORED_SETTINGS, version }, AUTHOR);
  expect(await refusal(older)).toMatchObject({
    code: "CONFLICT",
    message: "Someone else saved the settings after you opened them",
    conflict: { reason: "stale", saved_by: "Ada", current: { name: "Newer" } },
  });
  expect(await settings.update({ ...current, name: "Anyhow" }, AUTHOR)).toMatchObject({ name: "Anyhow" });
});

test("a deactivated person gets no password link until reactivated", async () => {
  const { people, account } = open.services;
  const { id } = await testAccounts(open.database, "session").addPerson("editor", { name: "Edda" });
  const guest = inviteInput.parse({ name: "Grace", email: "grace@example.org", role: "editor" });
  const invitation = await people.invite(guest, administrator);
  expect(await people.setActive(id, false, administrator)).toMatchObject({ status: "deactivated" });
  const token = invitation.url.split("#")[1] ?? "";
  expect(await account.linkInfo(token, ANONYMOUS)).toMatchObject({ name: "Grace" });
  expect(await refusal(people.resetLink(id, administrator))).toMatchObject({
    code: "CONFLICT",
    message: "Edda is deactivated. Reactivate the account first.",
  });
  expect(await people.setActive(id, true, administrator)).toMatchObject({ status: "active" });
  expect(await people.resetLink(id, administrator)).toMatchObject({ url: expect.stringMatching(/^https:/) });
});

test("creating a token returns it as created, whatever happens to it and others at the same time", async () => {
  const { pool } = open.database;
  const createWhile = (meanwhile: () => Promise<unknown>) =>
    createTokenService({
      db: { query: (asked) => meanwhile().then(() => pool.query(asked)) },
      recordWriter: open.writer,
    }).create({ name: "Mine", role: "editor", language_id: null, expires_in_days: null }, administrator);
  const { info } = await createWhile(() => testAccounts(open.database, "session").tokenFor("editor"));
  expect(info.name).toBe("Mine");
  expect(
    await refusal(createWhile(() => pool.query("update api_token set revoked_at = now()"))),
  ).toMatchObject({
    code: "NOT_FOUND",
    message: "The token was revoked at once",
  });
});

test("onRefusedSignIn is called for a refused sign-in, but not for one that failed in the database", async () => {
  const refused = vi.fn();
  const { pool: db, orm } = open.database;
  const signIn = (query: typeof db.query = db.query.bind(db)) =>
    createAccountService({
      db: { query },
      orm,
      recordWriter: open.writer,
      limits: createAttemptRateLimits({ query }),
      publicUrl: "https://saywhere.example",
      onRefusedSignIn: refused,
    }).signIn({ email: "nobody@example.org", password: "x" }, ANONYMOUS);
  await expect(signIn(() => Promise.reject(new Error("It is away")))).rejects.toThrow("It is away");
  expect(refused).not.toHaveBeenCalled();
  expect((await refusal(signIn())).code).toBe("UNAUTHORIZED");
  expect(refused).toHaveBeenCalledOnce();
});
