import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Waits until an element has the focus, which moves a moment after what moves it. */
export async function expectFocus(find: () => Element | null | undefined | Promise<Element>): Promise<void> {
  await waitFor(async () => expect(await find()).toHaveFocus());
}
