// @vitest-environment jsdom

import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { SearchableMultiSelect } from "./searchable-multi-select.tsx";

const LANGUAGES = ["German", "Greek", "Greenlandic"].map((label) => ({ value: label.toLowerCase(), label }));

const field = () => screen.getByRole("combobox", { name: "Languages" });
const chosen = () => screen.getByRole("status").textContent;

function renderSelect() {
  const submit = vi.fn<() => void>();
  return {
    submit,
    ...renderComponent(() => {
      const [value, setValue] = useState<string[]>([]);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SearchableMultiSelect label="Languages" data={LANGUAGES} value={value} onChange={setValue} />
          <output>{value.join(" ")}</output>
          <button type="submit">Save</button>
        </form>
      );
    }),
  };
}

test("chooses the first match by Enter, without submitting the form", async () => {
  const { user, submit } = renderSelect();
  await user.type(field(), "gre");
  await waitFor(() => {
    const id = field().getAttribute("aria-activedescendant");
    expect(document.getElementById(id ?? "")).toHaveTextContent("Greek");
  });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(chosen()).toBe("greek"));
  expect(field()).toHaveValue("");
  // What is chosen is no match any more.
  await user.type(field(), "gre{Enter}");
  await waitFor(() => expect(chosen()).toBe("greek greenlandic"));
  expect(submit).not.toHaveBeenCalled();
  // Without a typed text, Enter is for the form again.
  await user.keyboard("{Enter}");
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(chosen()).toBe("greek greenlandic");
});

test("chooses the first match by Tab, and goes on to the next field", async () => {
  const { user } = renderSelect();
  await user.type(field(), "greenl");
  await user.tab();
  await waitFor(() => expect(chosen()).toBe("greenlandic"));
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("does not submit the form by Enter while the typed text matches nothing", async () => {
  const { user, submit } = renderSelect();
  await user.type(field(), "klingon{Enter}");
  await user.tab();
  expect(chosen()).toBe("");
  expect(submit).not.toHaveBeenCalled();
});

test("discards the typed text by Escape", async () => {
  const { user } = renderSelect();
  await user.type(field(), "gre{Escape}");
  expect(field()).toHaveValue("");
  await user.tab();
  expect(chosen()).toBe("");
});
