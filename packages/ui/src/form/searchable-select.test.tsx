// @vitest-environment jsdom

import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { SearchableSelect } from "./searchable-select.tsx";

const LANGUAGES = ["All languages", "German", "Greek", "Greenlandic"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const field = () => screen.getByRole("combobox", { name: "Language" });
const highlighted = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : null;
};

function renderSelect(initial: string | null = "all languages") {
  const submit = vi.fn<() => void>();
  return {
    submit,
    ...renderComponent(() => {
      const [value, setValue] = useState<string | null>(initial);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <SearchableSelect label="Language" data={LANGUAGES} value={value} onChange={setValue} />
          <output>{value}</output>
          <button type="submit">Save</button>
        </form>
      );
    }),
  };
}

async function type(user: ReturnType<typeof renderComponent>["user"], text: string) {
  await user.click(field());
  await user.clear(field());
  await user.type(field(), text);
}

test("chooses the first match by Enter, without submitting the form", async () => {
  const { user, submit } = renderSelect();
  await type(user, "gre");
  await waitFor(() => expect(highlighted()).toBe("Greek"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  expect(screen.getByRole("status")).toHaveTextContent("greek");
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(submit).not.toHaveBeenCalled();
  // The list is closed: Enter is for the form again.
  await user.keyboard("{Enter}");
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

test("replaces the chosen option by typing another one after a click into the field", async () => {
  const { user } = renderSelect("german");
  await user.click(field());
  await user.keyboard("gree{Enter}");
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  expect(screen.getByRole("status")).toHaveTextContent("greek");
});

test("replaces the chosen option by typing another one, without leaving the field", async () => {
  const { user } = renderSelect();
  await type(user, "gree");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  await user.keyboard("germ");
  await waitFor(() => expect(highlighted()).toBe("German"));
  // Escape shows the choice again.
  await user.keyboard("{Escape}");
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  await user.keyboard("greenl");
  await user.click(await screen.findByRole("option", { name: "Greenlandic" }));
  await waitFor(() => expect(field()).toHaveValue("Greenlandic"));
  await user.keyboard("germ");
  await user.tab();
  await waitFor(() => expect(field()).toHaveValue("German"));
  expect(screen.getByRole("status")).toHaveTextContent("german");
});

test("chooses the first match by Tab, and goes on to the next field", async () => {
  const { user } = renderSelect();
  await type(user, "greenl");
  await user.tab();
  await waitFor(() => expect(field()).toHaveValue("Greenlandic"));
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

test("announces the option that is highlighted, by typing and by arrow keys", async () => {
  const { user } = renderSelect();
  await type(user, "gre");
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(highlighted()).toBe("Greenlandic"));
  await user.type(field(), "e");
  await waitFor(() => expect(highlighted()).toBe("Greek"));
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(highlighted()).toBe("Greenlandic"));
  await user.tab();
  await waitFor(() => expect(field()).toHaveValue("Greenlandic"));
});

test.each(["", "klingon"])("keeps the choice when %j is typed and left by Tab", async (text) => {
  const { user, submit } = renderSelect("greek");
  await user.click(field());
  await user.clear(field());
  if (text) await user.type(field(), text);
  if (text) await user.keyboard("{Enter}");
  await user.tab();
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  expect(submit).not.toHaveBeenCalled();
});

test("keeps the choice that is typed again, although it could be deselected", async () => {
  const { user } = renderSelect("greek");
  await type(user, "greek");
  await user.tab();
  await waitFor(() => expect(field()).toHaveValue("Greek"));
  expect(screen.getByRole("status")).toHaveTextContent("greek");
});

interface Options {
  initial?: string | null;
  before?: typeof LANGUAGES;
  after?: typeof LANGUAGES;
  /** Whether the server filters the options. */
  filtered?: boolean;
}

/** Renders a select whose options are loaded later. */
function renderLoadingSelect({ initial = null, before = [], after = LANGUAGES, filtered }: Options = {}) {
  let load = () => {};
  const rendered = renderComponent(() => {
    const [value, setValue] = useState<string | null>(initial);
    const [text, setText] = useState("");
    const [loaded, setLoaded] = useState(false);
    load = () => setLoaded(true);
    return (
      <>
        <SearchableSelect
          label="Language"
          data={loaded ? after : before}
          loading={!loaded}
          searchValue={text}
          onSearchChange={setText}
          value={value}
          onChange={setValue}
          {...(filtered && { filter: ({ options }) => options })}
        />
        <output>{value}</output>
        <button type="button">Next</button>
      </>
    );
  });
  return { ...rendered, load: () => act(load) };
}

test.each(["{Enter}", "{ArrowDown}{Enter}", "{Tab}", "{ArrowDown}{Tab}", "{Enter}{Tab}"])(
  "chooses the first match of a text typed before the options were loaded, by %s",
  async (keys) => {
    const { user, load } = renderLoadingSelect();
    await user.type(field(), "gre");
    await user.keyboard(keys);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(field()).toHaveValue("gre");
    load();
    await waitFor(() => expect(field()).toHaveValue("Greek"));
    expect(screen.getByRole("status")).toHaveTextContent("greek");
    expect(document.activeElement).toBe(
      keys.endsWith("{Tab}") ? screen.getByRole("button", { name: "Next" }) : field(),
    );
  },
);

test("keeps the choice when a text typed before the options were loaded matches none", async () => {
  const { user, load } = renderLoadingSelect({ initial: "german" });
  await user.type(field(), "klingon");
  await user.tab();
  load();
  await waitFor(() => expect(field()).toHaveValue("German"));
  expect(screen.getByRole("status")).toHaveTextContent("german");
});

test("keeps the typed text when the label of the choice is loaded", async () => {
  const { user, load } = renderLoadingSelect({ initial: "german" });
  await user.type(field(), "greenl");
  load();
  await waitFor(() => expect(screen.getByRole("option")).toHaveTextContent("Greenlandic"));
  expect(field()).toHaveValue("greenl");
  await user.tab();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("greenlandic"));
});

test("waits for the options of the typed text before Enter chooses the first", async () => {
  const { user, load } = renderLoadingSelect({
    before: LANGUAGES,
    after: LANGUAGES.slice(2),
    filtered: true,
  });
  await type(user, "gre");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  load();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("greek"));
});
