import type { SimilarTranslation } from "@saywhere/validators/content/translation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { editor } from "../../../testing/people.ts";
import { choices, openList } from "../testing/open-list.ts";
import { native, openPhrase } from "../testing/open-phrase.ts";
import { farsi, german, row } from "../testing/rows.ts";

const similar = (): SimilarTranslation[] => [
  {
    translation_id: 7,
    english: "Hello again",
    native_text: "سلام دوباره",
    romanization: "Salām dobāre",
    likeness: 0.58,
  },
  { translation_id: 8, english: "Hello all", native_text: "سلام به همه", romanization: null, likeness: 0.4 },
];
const suggestion = (english: RegExp) => screen.findByRole("button", { name: english });

test("the dialog shows similar translations with their likeness, and inserts one by click or key", async () => {
  const { user } = await openList([row(farsi, { romanization: null })], "/translations?edit=102", {
    translation: { similar },
  });
  const form = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(await suggestion(/Hello again · 58%/)).toBeInTheDocument();
  expect(callsOf("translation.similar")).toEqual([{ language_id: 2, phrase_id: 11, native_text: "سلام" }]);
  await user.click(await suggestion(/Hello again/));
  const text = form.getByRole("textbox", { name: "Native Text" });
  await expectFocus(() => text);
  expect(text).toHaveValue("سلام دوباره");
  expect(form.getByRole("textbox", { name: "Romanization" })).toHaveValue("Salām dobāre");
  await user.keyboard("{Alt>}{Shift>}[Digit2]{/Shift}{/Alt}");
  await waitFor(() => expect(text).toHaveValue("سلام به همه"));
  // A romanization that is there stays.
  expect(form.getByRole("textbox", { name: "Romanization" })).toHaveValue("Salām dobāre");
  // In other fields, the keys type what is on them.
  await user.click(form.getByRole("textbox", { name: "Usage Notes" }));
  await user.keyboard("{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}");
  expect(text).toHaveValue("سلام به همه");
});

test("a grid inserts nothing that was found for the row that had the focus before", async () => {
  const { user } = await openPhrase({
    similar: ({ language_id }) =>
      language_id === farsi.id ? similar() : Promise.withResolvers<SimilarTranslation[]>().promise,
  });
  await user.click(await native("Farsi"));
  await suggestion(/Hello again/);
  const field = await native("German");
  const press = "{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}";
  await user.click(field);
  await user.keyboard(press);
  expect(field).toHaveValue("");
  await expect.poll(() => callsOf("translation.similar")).toHaveLength(2);
  await user.keyboard(press);
  expect(field).toHaveValue("");
  expect(screen.queryByRole("button", { name: /Hello again/ })).toBeNull();
});

async function openGrid() {
  const { user } = await openPhrase({ similar });
  return { user, field: await native("Farsi") };
}

test("a grid requests similar translations only for the focused row, and inserts one into it", async () => {
  const { user, field } = await openGrid();
  expect(callsOf("translation.similar")).toEqual([]);
  await user.click(field);
  await user.click(await suggestion(/Hello again · 58%/));
  await expectFocus(() => field);
  expect(field).toHaveValue("سلام دوباره");
  expect(screen.getByRole("textbox", { name: "Romanization in Farsi" })).toHaveValue("Salām dobāre");
  expect(callsOf("translation.similar")).toEqual([{ language_id: 2, phrase_id: 11, native_text: "" }]);
  await user.keyboard("{Escape}");
  expect(field).toHaveValue("");
});

test("a grid keeps the field of an inserted romanization while it is emptied, also in a Latin script", async () => {
  const { user } = await openPhrase({ similar });
  await user.click(await native("German"));
  await user.click(await suggestion(/Hello again/));
  const field = screen.getByRole("textbox", { name: "Romanization in German" });
  await user.clear(field);
  await user.type(field, "Dobare");
  expect(field).toHaveValue("Dobare");
  expect(field).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(field).not.toBeInTheDocument();
});

test("a key inserts nothing into a row of a grid that the focus has left for a link or a filter", async () => {
  const { user, field } = await openGrid();
  await user.click(field);
  await suggestion(/Hello again/);
  const press = "{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}";
  screen.getByRole("link", { name: "View on site" }).focus();
  await user.keyboard(press);
  expect(field).toHaveValue("");
  field.focus();
  await user.keyboard(press);
  await waitFor(() => expect(field).toHaveValue("سلام دوباره"));
});

test("terms of the language's glossary are added to the text, and replace nothing", async () => {
  const glossary = [
    { english: "hello", term: "درود", note: "Formal" },
    { english: "bill", term: "صورتحساب", note: null },
  ];
  const { user } = await openPhrase({}, [row(farsi, { native_text: "سلام" })], {
    language: { ...choices.language, glossary: () => glossary },
  });
  const field = await native("Farsi");
  await user.click(field);
  await user.click(await suggestion(/درود.*hello · Formal/));
  await expectFocus(() => field);
  expect(field).toHaveValue("سلام درود");
  expect(screen.queryByRole("button", { name: /bill/ })).toBeNull();
});

test("a grid inserts nothing into rows of languages that the editor may not change", async () => {
  const me = { ...editor, language_ids: [german.id] };
  const { user } = await openPhrase({ similar }, [row(farsi, {}), row(german, null)], { me });
  await user.click(await native("Farsi"));
  await user.click(await native("German"));
  await suggestion(/Hello again/);
  expect(callsOf("translation.similar")).toEqual([{ language_id: 4, phrase_id: 11, native_text: "" }]);
});
