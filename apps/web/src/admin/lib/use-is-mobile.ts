import { useMediaQuery } from "@mantine/hooks";

/** Whether the window is as narrow as a phone: lists then say in one column what they say in several elsewhere. */
export function useIsMobile(): boolean {
  return useMediaQuery("(max-width: 39.99rem)", false, { getInitialValueInEffect: false });
}
