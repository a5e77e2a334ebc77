import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  DEFAULT_SITE_SETTINGS,
  DEFAULT_STORED_SETTINGS,
  siteSettings,
  storedSettings,
  storedSettingsInput,
} from "./site-settings.ts";

const SETTINGS = {
  ...DEFAULT_STORED_SETTINGS,
  publicUrl: "https://a.test",
  facebookUrl: "https://a.test/f",
  twitterUrl: "https://a.test/t",
  instagramUrl: "https://a.test/i",
  youtubeUrl: "http://a.test/y",
  newsletterUrl: "https://a.test/n",
  contactUrl: "mailto:a@a.test",
  licenseName: "CC BY 4.0",
  licenseUrl: "https://a.test/l",
  suggestions: "off",
  analyticsSnippet: "https://a.test/s.js",
  version: 1,
};

test.each<[string, z.ZodType, unknown]>([
  ["the settings that pages show", siteSettings, DEFAULT_SITE_SETTINGS],
  ["the settings", storedSettings, SETTINGS],
  ["their change", storedSettingsInput, SETTINGS],
  ["settings that nobody filled in", storedSettings, { ...DEFAULT_STORED_SETTINGS, version: 1 }],
  ["their change", storedSettingsInput, { ...DEFAULT_STORED_SETTINGS, version: 1 }],
  ["a page to write to", storedSettingsInput, { ...SETTINGS, contactUrl: "http://a.test/c" }],
  ["translations that wait for a review", storedSettingsInput, { ...SETTINGS, reviews: "held" }],
])("the settings contract of %s preserves the whole value", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("settings that an earlier version stored can be read and corrected", () => {
  const stored = { ...SETTINGS, facebookUrl: "https://a.te\tst/", licenseName: "CC\u0007" };
  expect(storedSettings.parse(stored)).toEqual(stored);
  expect(issuesOf(storedSettingsInput, stored)).toEqual([
    ["facebookUrl", "Write the address in one line, without tabs"],
    ["licenseName", expect.stringMatching(/^Character 3 is an invisible control character/)],
  ]);
});

test("the default settings have a name and a description, take suggestions, and are otherwise empty", () => {
  const { analytics, ...links } = DEFAULT_SITE_SETTINGS;
  expect(links).toMatchObject({
    name: "Saywhere",
    description: expect.stringMatching(/^A guide to/),
    suggestions: "on",
  });
  expect(analytics).toBeNull();
  const { name, description, publicUrl, reviews, analyticsSnippet, ...stored } = DEFAULT_STORED_SETTINGS;
  expect(links).toEqual({ name, description, ...stored });
  expect(reviews).toBe("shown");
  expect(new Set([publicUrl, analyticsSnippet, ...Object.values(stored)])).toEqual(new Set(["", "on"]));
});

describe("settings that are refused", () => {
  const ADDRESS = "Enter a web address that begins with https://, or leave it empty";
  const ORIGIN = "Enter the address without a path, such as https://saywhere.example";
  const CONTACT = "Enter a web address that begins with https:// or an e-mail address, or leave it empty";

  test.each([
    ["name", "", "Enter the site's name"],
    ["description", " ", "Describe the site"],
    ["reviews", "hidden", "Choose shown or held"],
    ["facebookUrl", "a.test", ADDRESS],
    ["twitterUrl", "xhttp://a.test", ADDRESS],
    ["twitterUrl", "httpsx://a.test", ADDRESS],
    ["newsletterUrl", "mailto:a@a.test", ADDRESS],
    ["youtubeUrl", `https://a.test/${"a".repeat(2_000)}`, "Use at most 2,000 characters"],
    ["publicUrl", "https://a.test/path", ORIGIN],
    ["publicUrl", "https://a.test?q", ORIGIN],
    ["publicUrl", "https://a.test?q=1", ORIGIN],
    ["publicUrl", "https://a.test#h", ORIGIN],
    ["publicUrl", "https://a.test?", ORIGIN],
    ["publicUrl", "https://me@a.test", ORIGIN],
    ["publicUrl", "https://:secret@a.test", ORIGIN],
    ["publicUrl", "nothing", ORIGIN],
    ["licenseName", "a".repeat(101), "Use at most 100 characters"],
    ["licenseUrl", "CC BY", ADDRESS],
    ["suggestions", "maybe", "Choose on or off"],
    ["contactUrl", "a@a", CONTACT],
    ["contactUrl", "javascript:a@a.test", CONTACT],
    ["contactUrl", "xmailto:a@a.test", CONTACT],
    ["contactUrl", "mailtox:a@a.test", CONTACT],
    ["contactUrl", `mailto:${"a".repeat(2_000)}`, "Use at most 2,000 characters"],
    ["analyticsSnippet", "http://a.test", "The address of the script has to begin with https://"],
    ["analyticsSnippet", `https://a.test/${"a".repeat(2_000)}`, "Use at most 2,000 characters"],
  ])("the setting %s rejects %s: %s", (field, value, words) => {
    expect(issuesOf(storedSettingsInput, { ...SETTINGS, [field]: value })).toContainEqual([field, words]);
  });

  test("makes a mailto: link of a contact that is an e-mail address", () => {
    const { contactUrl } = storedSettingsInput.parse({ ...SETTINGS, contactUrl: " hello@example.org " });
    expect(contactUrl).toBe("mailto:hello@example.org");
  });

  test("trims spaces around a URL and a name, and the trailing slash of the site URL", () => {
    const given = {
      publicUrl: " https://a.test/ ",
      facebookUrl: " http://a.test/ ",
      licenseName: " CC BY 4.0 ",
      contactUrl: " https://a.test/c ",
      analyticsSnippet: " https://a.test/s.js ",
    };
    expect(storedSettingsInput.parse({ ...SETTINGS, ...given })).toMatchObject({
      publicUrl: "https://a.test",
      facebookUrl: "http://a.test/",
      licenseName: "CC BY 4.0",
      contactUrl: "https://a.test/c",
      analyticsSnippet: "https://a.test/s.js",
    });
  });
});
