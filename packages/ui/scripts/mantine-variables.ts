import {
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { cssVariables, theme } from "../src/theme/theme.ts";

type Variables = Record<string, string>;

function changed(own: Variables, byDefault: Variables): [string, string][] {
  return Object.entries(own).filter(([name, value]) => byDefault[name] !== value);
}

function block(selector: string, entries: readonly (readonly [string, string])[]): string {
  return `${selector} {\n${entries.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`;
}

/** The theme's variables as a stylesheet: only what differs from Mantine's own, which `mantine.css` loads first. */
export function mantineVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const own: ConvertCSSVariablesInput = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const byDefault = defaultCssVariablesResolver(DEFAULT_THEME);
  const scheme = (name: string) => `:root[data-mantine-color-scheme="${name}"]`;
  return [
    "/* Written by scripts/build-mantine-variables.ts. */\n",
    block(":root", changed(own.variables, byDefault.variables)),
    block(scheme("light"), [["--mantine-color-scheme", "light"], ...changed(own.light, byDefault.light)]),
    block(scheme("dark"), [["--mantine-color-scheme", "dark"], ...changed(own.dark, byDefault.dark)]),
  ].join("\n");
}
