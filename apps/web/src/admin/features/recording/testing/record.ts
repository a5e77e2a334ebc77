import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Waits for the place in the list, such as "2 of 3". */
export const isAt = async (text: RegExp) => expect(await screen.findByText(text)).toBeInTheDocument();
export const phrase = (text: string) => screen.findByText(text, { selector: "p" });
export const status = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute("role", "status"));

/** Records the phrase that is shown, the first one unless given, by Space, which starts and stops. */
export async function record(user: UserEvent, shown = "سلام 1"): Promise<void> {
  await phrase(shown);
  await user.keyboard(" ");
  await status("Recording");
  await user.keyboard(" ");
}
