import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/* Scales from light to dark; shade 7 of vermilion and shade 8 of ink are the tokens' accent and ink. */
const vermilion: MantineColorsTuple = [
  "#fdf0ea",
  "#fbe0d6",
  "#f6c0ad",
  "#f49a80",
  "#f47c5f",
  "#e05f3f",
  "#cf4b2b",
  "#bf3a1d",
  "#a83016",
  "#86240f",
];
const ink: MantineColorsTuple = [
  "#f1f2f7",
  "#dfe2ec",
  "#bcc2d6",
  "#959ebd",
  "#737ea5",
  "#5a6590",
  "#475179",
  "#323b60",
  "#1b2440",
  "#11182e",
];
const teal: MantineColorsTuple = [
  "#e8f3f1",
  "#d3e6e3",
  "#a9cfcb",
  "#7cc7c4",
  "#4d9f9d",
  "#34898a",
  "#257778",
  "#17666b",
  "#105357",
  "#0a3f43",
];
const crimson: MantineColorsTuple = [
  "#fceeed",
  "#fae0df",
  "#f5bfbf",
  "#ff9a9a",
  "#e06a72",
  "#cb4453",
  "#b82a3c",
  "#a3182a",
  "#861021",
  "#640a17",
];
/* Mantine reads its greys from `gray` in the light scheme and from `dark` in the dark one: warm, and indigo. */
const gray: MantineColorsTuple = [
  "#fbf8f3",
  "#f4eee3",
  "#ece4d6",
  "#e3dbcc",
  "#cfc6b5",
  "#aca392",
  "#8d8678",
  "#6a665f",
  "#4a4849",
  "#2d2c33",
];
const dark: MantineColorsTuple = [
  "#f3ecdf",
  "#d6cfc4",
  "#aaa79f",
  "#8a8b9b",
  "#3c4569",
  "#2a3252",
  "#1b223d",
  "#141a31",
  "#10152a",
  "#0b0f20",
];

/** The theme of Mantine's components, which the administration area is made of. */
export const theme = createTheme({
  colors: {
    vermilion,
    ink,
    teal,
    gray,
    dark,
    red: crimson,
  },
  primaryColor: "vermilion",
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.33,
  white: "#fffefb",
  black: "#1b2440",
  fontFamily: "var(--sw-sans)",
  fontFamilyMonospace: "var(--sw-mono)",
  headings: { fontFamily: "var(--sw-serif)", fontWeight: "600", textWrap: "balance" },
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.55", lg: "1.6", xl: "1.65" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "3px", sm: "6px", md: "6px", lg: "6px", xl: "999px" },
  defaultRadius: "sm",
  shadows: { xs: "none", sm: "none", md: "0 8px 24px rgb(27 36 64 / 12%)" },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    // Whoever goes through a form with Tab passes it: an open list would lie over the fields below.
    // The list itself scrolls: a box within it could not be reached by keys.
    // Choosing the chosen option again keeps it.
    Select: { defaultProps: { openOnFocus: false, withScrollArea: false, allowDeselect: false } },
    // A dialog's head is no banner of the page.
    DrawerHeader: { defaultProps: { role: "presentation" } },
    Tooltip: { defaultProps: { color: "ink.8", transitionProps: { duration: 150 } } },
    Badge: { defaultProps: { radius: "sm", tt: "none" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "ink" } },
  },
});

/** The tokens know the scheme themselves; Mantine's defaults are set for each scheme, and so are these. */
const painted = {
  "--mantine-color-body": "var(--sw-paper)",
  "--mantine-color-text": "var(--sw-ink)",
  "--mantine-color-dimmed": "var(--sw-quiet)",
  "--mantine-color-placeholder": "var(--sw-quiet)",
  "--mantine-color-anchor": "var(--sw-accent-text)",
  "--mantine-color-error": "var(--sw-danger)",
  "--mantine-color-default": "var(--sw-surface)",
  "--mantine-color-default-hover": "var(--sw-sunken)",
  "--mantine-color-default-color": "var(--sw-ink)",
  "--mantine-color-default-border": "var(--sw-rule)",
};

/** Ties what Mantine paints itself (page, text, borders, placeholders) to the tokens. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: painted, dark: painted });
