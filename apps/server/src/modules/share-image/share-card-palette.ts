/** The light colour scheme of the site (packages/ui/src/theme/tokens.css); share images have no dark one. */
export const palette = {
  paper: "#fbf8f3",
  ink: "#1b2440",
  quiet: "#5b6074",
  accent: "#bf3a1d",
  accentText: "#b0301a",
  rule: "#e3dbcc",
} as const;
