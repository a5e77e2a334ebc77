import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openDialog } from "./open-dialog.tsx";

/** Goes to a URL as the browser does on back and forward. */
function traverse(url: string): void {
  history.replaceState(null, "", url);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
}

beforeEach(() => {
  history.replaceState(null, "", "/saved");
  act(() => openDialog((close) => <button onClick={close}>Done</button>));
});

test.each(["/", "/search?q=hello"])("closes the dialog when the visitor goes back to %s", (url) => {
  traverse(url);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("keeps the dialog while only the fragment of the URL changes", () => {
  traverse("/saved#sheet=1");
  act(() => screen.getByRole("button", { name: "Done" }).click());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("opens one dialog when it is requested twice", () => {
  const openAgain = () => act(() => openDialog((close) => <button onClick={close}>Done</button>));
  openAgain();
  act(() => screen.getByRole("button", { name: "Done" }).click());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  openAgain();
  act(() => screen.getByRole("button", { name: "Done" }).click());
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
