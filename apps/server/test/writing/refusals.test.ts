import { DEFAULT_STORED_SETTINGS } from "@saywhere/validators/stored-settings";
import { expect, test } from "vitest";
import type { Services } from "../../src/services.ts";
import { testAccounts } from "../support/accounts.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";
import { ADMINISTRATOR } from "../support/saved-content.ts";

const open = openServices();

const NOBODY = 999_999;
const gone = (kind: string) => `There is no such ${kind}. It may have been deleted.`;
const NO_PAGE = "This page of the list does not exist. Start again from its beginning.";
const TERMS = { terms: ["loo", "toilet"] };
const LIST = { order: "asc", limit: 1, after: "x" } as const;

test.each<[string, (services: Services) => Promise<unknown>, string, string]>([
  [
    "a change of no synonyms",
    ({ synonym }) => synonym.update({ id: NOBODY, ...TERMS }, AUTHOR),
    "NOT_FOUND",
    gone("synonym group"),
  ],
  [
    "synonyms that are gone",
    ({ synonym }) => synonym.delete(NOBODY, AUTHOR),
    "NOT_FOUND",
    gone("synonym group"),
  ],
  ["a search that is gone", ({ missedSearch }) => missedSearch.delete(NOBODY), "NOT_FOUND", gone("text")],
  ["no phrase", ({ translation }) => translation.ofPhrase(NOBODY), "NOT_FOUND", gone("phrase")],
  ["no translation", ({ translation }) => translation.row(NOBODY), "NOT_FOUND", gone("translation")],
  ["no phrase in full", ({ phrase }) => phrase.adminGet(NOBODY), "NOT_FOUND", "Phrase Not Found"],
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
    (services) => services.export.rows({ language: "x", missing: false }),
    "NOT_FOUND",
    "Language Not Found",
  ],
  ["no document", ({ document }) => document.get("x"), "NOT_FOUND", "There is no such document yet"],
  [
    "nobody",
    ({ people }) => people.setRole(NOBODY, "editor", ADMINISTRATOR),
    "NOT_FOUND",
    "There is no such person",
  ],
  ["no token", ({ token }) => token.revoke(NOBODY, ADMINISTRATOR), "NOT_FOUND", "There is no such token"],
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
  ["a part of no entries", ({ phrase }) => phrase.entryPart({ after: "x" }), "BAD_REQUEST", NO_PAGE],
  ["a part of no phrases", ({ phrase }) => phrase.phrasePart({ after: "x" }), "BAD_REQUEST", NO_PAGE],
  [
    "a part of no translations",
    ({ translation }) => translation.part({ after: "x" }),
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
])("%s is told of", async (_name, call, code, message) => {
  expect(await refusal(call(open.services))).toMatchObject({ code, message });
});

test("settings that somebody saved since are told of", async () => {
  const { settings } = open.services;
  const { version, ...current } = await settings.stored();
  expect(await settings.update({ ...current, name: "Newer", version }, AUTHOR)).toMatchObject({
    name: "Newer",
  });
  const older = settings.update({ ...DEFAULT_STORED_SETTINGS, version }, AUTHOR);
  expect(await refusal(older)).toMatchObject({
    code: "CONFLICT",
    message: "Somebody saved the settings since you opened them",
  });
  expect(await settings.update({ ...current, name: "Anyhow" }, AUTHOR)).toMatchObject({ name: "Anyhow" });
});

test("who is deactivated gets no link before they are active again", async () => {
  const { people } = open.services;
  const { id } = await testAccounts(open.database, "session").addPerson("editor", { name: "Edda" });
  expect(await people.setActive(id, false, ADMINISTRATOR)).toMatchObject({ status: "deactivated" });
  expect(await refusal(people.resetLink(id, ADMINISTRATOR))).toMatchObject({
    code: "CONFLICT",
    message: "Edda is deactivated. Activate the account first.",
  });
  expect(await people.setActive(id, true, ADMINISTRATOR)).toMatchObject({ status: "active" });
  expect(await people.resetLink(id, ADMINISTRATOR)).toMatchObject({ url: expect.stringMatching(/^https:/) });
});
