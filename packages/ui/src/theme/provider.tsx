import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { cssVariables, theme } from "./theme.ts";

export interface SaywhereProviderProps {
  children: ReactNode;
  /** `test` switches off transitions and portals. */
  env?: "default" | "test";
}

/** The provider around every screen of the administration area. */
export function SaywhereProvider({ children, env = "default" }: SaywhereProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
