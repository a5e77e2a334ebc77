import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PendingPage } from "./pending-page.tsx";

test("what stands in for a page begins at the top of the window, and goes as it came", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue(Promise.resolve() as never);
  const { unmount } = render(<PendingPage>Loading</PendingPage>);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(unmount).not.toThrow();
});
