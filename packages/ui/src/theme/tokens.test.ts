import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const stylesheets = ["tokens.css", "status-tokens.css"].map((file) =>
  readFileSync(`src/theme/${file}`, "utf8"),
);

/** Colors of a scheme, by name; the dark scheme changes what the light one set. */
function colorsOf(selector: string): Map<string, string> {
  const rules = stylesheets.flatMap((css) => {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) return [];
    const block = css.slice(start);
    return [...block.slice(0, block.search(/\n *\}/)).matchAll(/--sw-([\w-]+): (#[\da-f]{6});/g)];
  });
  return new Map(rules.map(([, name = "", value = ""]) => [name, value]));
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["paper", "surface", "sunken"];
const TEXT_ON_GROUND = [
  "ink",
  "ink-soft",
  "quiet",
  "accent-text",
  "info",
  "highlight-text",
  "danger",
  "success",
  "underway",
].flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));
const TEXT_ON_COLOR = [
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["accent-text", "accent-wash"],
  ["info", "info-wash"],
  ["highlight-text", "highlight-wash"],
  ["danger", "danger-wash"],
  ["success", "success-wash"],
  ["underway", "underway-wash"],
  // Whole cards of tasks are tinted, with all that they say.
  ...["success-wash", "underway-wash"].flatMap((wash) =>
    ["ink-soft", "quiet", "accent-text"].map((text) => [text, wash] as const),
  ),
  ["paper", "ink"],
  ...["accent-wash", "info-wash", "highlight-wash", "danger-wash", "success-wash", "underway-wash"].map(
    (wash) => ["ink", wash] as const,
  ),
] as const;

const light = colorsOf(":root");
const dark = new Map([...light, ...colorsOf('[data-mantine-color-scheme="dark"]')]);
const schemes = { light, dark };
const withMoreContrast = {
  light: new Map([...light, ...colorsOf('  html:not([data-mantine-color-scheme="dark"])')]),
  dark: new Map([...dark, ...colorsOf('  html[data-mantine-color-scheme="dark"]')]),
};

for (const [scheme, colors] of Object.entries(schemes)) {
  test.each([...TEXT_ON_GROUND, ...TEXT_ON_COLOR])(`${scheme}: %s on %s can be read`, (text, ground) => {
    expect(contrast(colors.get(text) ?? "", colors.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  test(`${scheme}: what a control is known by stands out`, () => {
    for (const name of ["rule-strong", "accent"]) {
      expect(contrast(colors.get(name) ?? "", colors.get("paper") ?? "")).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const [scheme, colors] of Object.entries(withMoreContrast)) {
  test.each(TEXT_ON_GROUND)(`${scheme}, with more contrast: %s on %s is read with ease`, (text, ground) => {
    expect(contrast(colors.get(text) ?? "", colors.get(ground) ?? "")).toBeGreaterThanOrEqual(7);
  });

  test.each(GROUNDS)(`${scheme}, with more contrast: the lines that divide %s are seen`, (ground) => {
    expect(contrast(colors.get("rule") ?? "", colors.get(ground) ?? "")).toBeGreaterThanOrEqual(3);
  });
}
