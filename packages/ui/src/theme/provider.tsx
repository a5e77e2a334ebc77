import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariables, theme } from "./theme.ts";

export interface SaywhereProviderProps {
  children: ReactNode;
  /** `test` switches off transitions and portals. */
  env?: "default" | "test";
}

/**
 * The provider around every page. The theme's CSS variables come from a stylesheet (`mantine.css`), written once,
 * instead of being worked out and put into each page.
 */
export function SaywhereProvider({ children, env = "default" }: SaywhereProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
