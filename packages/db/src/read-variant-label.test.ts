import { expect, test } from "vitest";
import { readVariantLabel } from "./read-variant-label.ts";
import { startingContent } from "./testing/starting-content.ts";

test.each([
  ["said by a woman", { speaker: "woman" }],
  ["Said by men", { speaker: "man" }],
  ["said by a woman to a man", { speaker: "woman", listener: "man" }],
  ["said by a woman, to a man", { speaker: "woman", listener: "man" }],
  ["to several people", { listener: "several" }],
  ["to more than one person", { listener: "several" }],
  ["to a child", { listener: "child" }],
  ["informal", { register: "informal" }],
  ["casual", { register: "informal" }],
  ["spoken", { register: "informal" }],
  ["everyday speech", { register: "informal" }],
  ["in conversation, to a man", { register: "informal", listener: "man" }],
  ["informal, spoken", { register: "informal" }],
  ["more colloquial", { register: "informal" }],
  ["slightly more formal", { register: "formal" }],
  ["formal or plural", { register: "formal" }],
  ["informal, to one person", { register: "informal" }],
  ["to a woman, informal", { listener: "woman", register: "informal" }],
  ["Portugal, to a man", { region: "Portugal", listener: "man" }],
  ["in West Bengal", { region: "West Bengal" }],
  ["usual in Bangladesh", { region: "Bangladesh" }],
  ["everyday in Egypt and the Levant, to a man", { region: "Egypt, Levant", listener: "man" }],
  ["Belgium and Switzerland", { region: "Belgium, Switzerland" }],
])("reads all of the label “%s”", (label, structure) => {
  expect(readVariantLabel(label)).toEqual({ structure, complete: true });
});

test.each([
  ["shellfish only, said by a woman", { speaker: "woman" }],
  ["everyday, said by a man", { speaker: "man" }],
  ["said by a woman (optional)", { speaker: "woman" }],
  ["formal, old-fashioned", { register: "formal" }],
  ["slang", { register: "informal" }],
  ["polite, spoken", { register: "informal" }],
  ["very informal", { register: "informal" }],
  ["informal, formal", { register: "informal" }],
  ["also common in Brazil", { region: "Brazil" }],
])("reads a part of the label “%s”, which says more", (label, structure) => {
  expect(readVariantLabel(label)).toEqual({ structure, complete: false });
});

test.each([
  ["masculine"],
  ["polite"],
  ["everyday"],
  ["plural"],
  ["formal or informal"],
  ["formal apology"],
  ["neutral to formal"],
  ["said by a vegan"],
  ["said by some women"],
  ["asking for a woman doctor"],
  ["that man"],
  ["to a man driving"],
  ["from Egypt"],
  ["for January 1"],
  ["in Portuguese"],
])("reads nothing from the label “%s”", (label) => {
  expect(readVariantLabel(label)).toEqual({ structure: {}, complete: false });
});

test("a label may name a region that only its variant knows", () => {
  expect(readVariantLabel("informal, in Minas Gerais", "Minas Gerais, Goiás")).toEqual({
    structure: { register: "informal" },
    complete: true,
  });
  expect(readVariantLabel("in Minas Gerais").complete).toBe(false);
});

test("reads the labels of the starting content that say who speaks, to whom, how or where", () => {
  const labels = startingContent.languages.flatMap(({ translations }) =>
    Object.values(translations).flatMap(({ variants }) => variants.map(({ label }) => label)),
  );
  const speakers = labels.filter((label) => readVariantLabel(label).structure.speaker !== undefined);
  expect(labels.filter((label) => /\bsaid by an? (wo)?man\b/.test(label))).toEqual(speakers);
  const informal = labels.filter((label) => readVariantLabel(label).structure.register === "informal");
  expect(new Set(informal)).toContain("informal");
  expect(
    informal.filter(
      (label) => !/informal|less formal|casual|colloquial|slang|spoken|speech|conversation/.test(label),
    ),
  ).toEqual([]);
});
