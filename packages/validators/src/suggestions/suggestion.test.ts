import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  refuseSuggestionInput,
  suggestion,
  suggestionField,
  suggestionInput,
  suggestionPageInput,
  suggestionStatus,
} from "./suggestion.ts";

const AT = "2026-03-01T12:00:00.000Z";
const REQUIRED = { translation_id: 7, field: "native_text", suggested: "سلام", seconds: 3 };
const INPUT = { ...REQUIRED, why: "A typo", name: "Ada", thank: true, email: "ada@example.org", website: "" };
const SENT = { why: "A typo", name: "Ada", thank: true, email: "ada@example.org", created_at: AT };

test.each<[string, z.ZodType, unknown]>([
  [
    "all fields",
    z.array(suggestionField),
    ["native_text", "romanization", "pronunciation_guide", "meaning", "recording", "other"],
  ],
  ["all statuses", z.array(suggestionStatus), ["open", "accepted", "refused"]],
  ["what a visitor sends", suggestionInput, INPUT],
  [
    "a suggestion",
    suggestion,
    {
      ...SENT,
      id: 1,
      translation_id: 7,
      language_id: 2,
      phrase: { slug: "hello", english: "Hello" },
      language: { slug: "farsi", name: "Farsi", code: "fa", script: "Arab", direction: "rtl" },
      field: "native_text",
      shown: "سلم",
      current: "سلم",
      suggested: "سلام",
      has_recording: true,
      status: "refused",
      reason: "It is right",
      decided_by: "Grace",
      decided_at: AT,
      doubles: [{ ...SENT, suggested: "Hola!" }],
    },
  ],
  [
    "a page of suggestions",
    suggestionPageInput,
    { status: "accepted", language_ids: [2, 3], after: "a", before: "b" },
  ],
  ["a refusal", refuseSuggestionInput, { id: 1, reason: "It is right" }],
])("the suggestion schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("a suggestion needs no reason, name and e-mail address, and stores empty ones as null", () => {
  expect(suggestionInput.parse(REQUIRED)).toEqual({ ...REQUIRED, thank: false, website: "" });
  expect(suggestionInput.parse({ ...INPUT, why: " ", name: "", email: " " })).toEqual({
    ...INPUT,
    why: null,
    name: null,
    email: null,
  });
});

const EMAIL = "Enter an e-mail address, such as ada@example.org, or leave it empty";
const TOO_QUICK = "This was sent too quickly. Wait a few seconds and send it again";

test.each([
  [{ field: "english" }, "field", "Choose what is wrong"],
  [{ suggested: " " }, "suggested", "Enter what it should say"],
  [{ suggested: "a".repeat(1_001) }, "suggested", "Use at most 1,000 characters"],
  [{ why: "a".repeat(1_001) }, "why", "Use at most 1,000 characters"],
  [{ name: "a".repeat(101) }, "name", "Use at most 100 characters"],
  [{ email: "ada" }, "email", EMAIL],
  [{ recording: "x" }, "recording", "Record it again"],
  [{ website: "https://spam.test" }, "website", "Leave this field empty"],
  [{ seconds: 2 }, "seconds", TOO_QUICK],
])("rejects the suggestion %# with a message on the field", (change, field, words) =>
  expect(issuesOf(suggestionInput, { ...INPUT, ...change })).toEqual([[field, words]]),
);

test("writing a suggestion takes at most as many seconds as the database can store", () => {
  expect(issuesOf(suggestionInput, { ...INPUT, seconds: 2_147_483_647 })).toEqual([]);
  expect(issuesOf(suggestionInput, { ...INPUT, seconds: 2_147_483_648 })).toHaveLength(1);
});

test("lists open suggestions unless asked for others", () =>
  expect(suggestionPageInput.parse({})).toEqual({ status: "open" }));
