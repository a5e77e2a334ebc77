import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PendingPage } from "./pending-page.tsx";

test("shows a pending page from the top of the window and unmounts without an error", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue(Promise.resolve() as never);
  const { unmount } = render(<PendingPage>Loading</PendingPage>);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(unmount).not.toThrow();
});
