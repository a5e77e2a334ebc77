import type { UserEvent } from "@testing-library/user-event";

/** Pastes a text at the end of a field: typing it letter by letter takes most of a test's time. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
