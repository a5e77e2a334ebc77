import { expect, test } from "vitest";
import { chooseForm, listRegions } from "./choose-form.ts";
import type { SpeakingAs } from "./speaking-as.ts";

const NONE = { speaker: null, listener: null, register: null, region: null, same_meaning: true };
const WOMAN = { ...NONE, label: "said by a woman", speaker: "woman" as const };
const INFORMAL = { ...NONE, label: "informal", register: "informal" as const };
const INFORMAL_WOMAN = { ...WOMAN, label: "informal, said by a woman", register: "informal" as const };
const PORTUGAL = { ...NONE, label: "Portugal", region: "Portugal" };
const EGYPT = { ...NONE, label: "in Egypt and the Levant", region: "Egypt, Levant" };
const ALL = [INFORMAL, WOMAN, INFORMAL_WOMAN, PORTUGAL, EGYPT];

const choose = (choice: Partial<SpeakingAs>, forms: Parameters<typeof chooseForm>[0] = ALL) =>
  chooseForm(forms, { regions: {}, ...choice }, "portuguese");

test("keeps the main form as long as nothing is chosen", () => {
  expect(choose({})).toBeNull();
  expect(choose({ regions: { spanish: "Portugal" } })).toBeNull();
});

test("chooses the form of the speaker, of the register and of the region", () => {
  expect(choose({ speaker: "woman" })).toBe(WOMAN);
  expect(choose({ register: "informal" })).toBe(INFORMAL);
  expect(choose({ regions: { portuguese: "Portugal" } })).toBe(PORTUGAL);
  expect(choose({ regions: { portuguese: "Levant" } })).toBe(EGYPT);
});

test("keeps the main form if the others are for another speaker, register or region", () => {
  expect(choose({ speaker: "man" }, [WOMAN])).toBeNull();
  expect(choose({ register: "formal" })).toBeNull();
  expect(choose({ regions: { portuguese: "Brazil" } })).toBeNull();
});

test("chooses the form that matches most, and never one that contradicts a part", () => {
  expect(choose({ speaker: "woman", register: "informal" })).toBe(INFORMAL_WOMAN);
  expect(choose({ speaker: "woman", register: "formal" })).toBe(WOMAN);
  expect(choose({ speaker: "man", register: "informal" })).toBe(INFORMAL);
});

test("prefers the speaker to the region, the region to the register, and the first of equal forms", () => {
  const regions = { portuguese: "Portugal" };
  expect(choose({ speaker: "woman", regions })).toBe(WOMAN);
  expect(choose({ register: "informal", regions })).toBe(PORTUGAL);
  const second = { ...INFORMAL, label: "casual" };
  expect(choose({ register: "informal" }, [second, INFORMAL])).toBe(second);
});

test("never chooses a form that means something else, nor one for a certain listener", () => {
  const shellfish = { ...WOMAN, label: "shellfish only, said by a woman", same_meaning: false };
  const toMan = { ...INFORMAL, label: "informal, to a man", listener: "man" as const };
  expect(choose({ speaker: "woman", register: "informal" }, [shellfish, toMan])).toBeNull();
});

test("takes the forms of a list, which have neither listener nor another meaning", () => {
  const form = { speaker: null, register: "informal" as const, region: null };
  expect(choose({ register: "informal" }, [form])).toBe(form);
});

test("reads the regions of a form", () => expect(listRegions("Egypt, Levant,")).toEqual(["Egypt", "Levant"]));
