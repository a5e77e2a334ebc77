// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { BaseSearchField } from "./base-search-field.tsx";

afterEach(() => vi.useRealTimers());

async function open(searched: (text: string) => void) {
  return renderComponent(() => {
    const [value, setValue] = useState("start");
    const search = (text: string) => {
      searched(text);
      setValue(text);
    };
    return (
      <>
        <BaseSearchField label="Search phrases" maxLength={200} value={value} onSearch={search} />
        <button type="button" onClick={() => setValue("other")}>
          Go elsewhere
        </button>
      </>
    );
  });
}

const field = () => screen.getByRole("searchbox", { name: "Search phrases" });

const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("searches shortly after the last key, without surrounding spaces", async () => {
  const searched = vi.fn<(text: string) => void>();
  await open(searched);
  vi.useFakeTimers();
  type(" thank");
  pass(199);
  type(" thank you ");
  pass(199);
  expect(searched).not.toHaveBeenCalled();
  pass(1);
  expect(searched.mock.calls).toEqual([["thank you"]]);
  expect(field()).toHaveValue(" thank you ");
});

test("Enter searches immediately and only once", async () => {
  const searched = vi.fn<(text: string) => void>();
  await open(searched);
  vi.useFakeTimers();
  type("over");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(searched.mock.calls).toEqual([["over"]]);
  pass(1_000);
  expect(searched).toHaveBeenCalledOnce();
});

test("the search field can be cleared and follows the URL", async () => {
  const searched = vi.fn<(text: string) => void>();
  const { user } = await open(searched);
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(field()).toHaveFocus();
  await expect.poll(() => searched.mock.calls).toEqual([[""]]);
  await user.click(screen.getByRole("button", { name: "Go elsewhere" }));
  expect(field()).toHaveValue("other");
});

test("does not search for a text that a change of the URL has replaced", async () => {
  const searched = vi.fn<(text: string) => void>();
  await open(searched);
  vi.useFakeTimers();
  type("over");
  fireEvent.click(screen.getByRole("button", { name: "Go elsewhere" }));
  pass(1_000);
  expect(field()).toHaveValue("other");
  expect(searched).not.toHaveBeenCalled();
});

test("searches again for a text that the screen refused before", () => {
  const searched = vi.fn<(text: string) => void>();
  renderComponent(() => (
    <BaseSearchField label="Search phrases" maxLength={200} value="" onSearch={searched} />
  ));
  type("over");
  fireEvent.keyDown(field(), { key: "Enter" });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(searched.mock.calls).toEqual([["over"], ["over"]]);
});

test("takes no more characters than the list can be searched for", async () => {
  await open(() => {});
  expect(field()).toHaveAttribute("maxlength", "200");
});
