import { useMediaQuery } from "@mantine/hooks";

/** Whether the viewport is as narrow as a phone; lists then have one column. */
export function useIsMobile(): boolean {
  return useMediaQuery("(max-width: 39.99rem)", false, { getInitialValueInEffect: false });
}
