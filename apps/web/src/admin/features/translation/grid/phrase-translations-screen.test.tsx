import type { Translation } from "@saywhere/validators/content/translation";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { paste } from "../../../testing/paste.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { savedByGrace } from "../../../testing/saved-by-grace.ts";
import { toasts } from "../../../testing/toast.ts";
import { hola, native, openPhrase, ROWS, rowOf } from "../testing/open-phrase.ts";
import { farsi, german, hello, row, spanish, stored } from "../testing/rows.ts";

const romanization = (language: string) =>
  screen.getByRole("textbox", { name: `Romanization in ${language}` });

test("shows the phrase above its languages, missing ones first, with its progress", async () => {
  await openPhrase();
  expect(await screen.findByText("1 of 3 languages")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hello");
  expect(screen.getByText(/Greetings/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View on site" })).toHaveAttribute("href", "/phrases/hello");
  expect(document.title).toBe("Translations of Hello | Saywhere Admin");
  expect(screen.getAllByRole("textbox", { name: /^Native text in/ }).map((field) => field.ariaLabel)).toEqual(
    ["Native text in Farsi", "Native text in German", "Native text in Spanish"],
  );
  expect((await native("Farsi")).closest("[dir]")).toHaveAttribute("dir", "rtl");
  expect(await native("Farsi")).toHaveAttribute("lang", "fa");
  expect(await native("Spanish")).toHaveValue("Hola");
});

test("saves a row on Enter and moves to the next missing one, without moving the saved row", async () => {
  const added = stored({ id: 102, native_text: "سلام", romanization: "Salam", version: 1 });
  const { user } = await openPhrase({ create: () => added });
  await paste(user, await native("Farsi"), "سلام");
  await paste(user, romanization("Farsi"), "Salam");
  expect((await rowOf("Farsi")).getByText("Unsaved")).toBeInTheDocument();
  answerApi({
    translation: {
      ofPhrase: () => ({ phrase: hello, rows: [ROWS[1], row(farsi, added), ROWS[2]] as never }),
    },
  });
  await user.keyboard("{Enter}");
  await expectFocus(() => native("German"));
  expect(await (await rowOf("Farsi")).findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.create")).toEqual([
    { language_id: 2, phrase_id: 11, native_text: "سلام", romanization: "Salam" },
  ]);
  expect(screen.getByText("2 of 3 languages")).toBeInTheDocument();
  expect(screen.getByText("save and go to next missing")).toBeInTheDocument();
  expect(await screen.findByText("Farsi: saved")).toBeInTheDocument();
  await expect.poll(() => callsOf("translation.ofPhrase").length).toBe(2);
  expect(screen.getAllByRole("textbox", { name: /^Native text in/ })[0]).toHaveValue("سلام");
});

test("sends only the edited fields with the version on an update, and saves on Ctrl+Enter too", async () => {
  const { user } = await openPhrase(
    { update: (input) => stored({ ...(input as Translation), version: 6 }) },
    [row(farsi, { usage_notes: "To anyone" }), row(spanish, hola)],
  );
  await user.type(await native("Farsi"), "!");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expectFocus(() => native("Spanish"));
  expect(await (await rowOf("Farsi")).findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update")).toEqual([
    { id: 102, native_text: "سلام!", romanization: "Salam", version: 5 },
  ]);
});

test("moves on from an unchanged row on Enter, does not save an empty one, and reverts it on Escape", async () => {
  const { user } = await openPhrase();
  await user.click(await native("Spanish"));
  await user.keyboard("{Enter}");
  await expectFocus(() => native("Farsi"));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expectFocus(() => native("German"));
  await user.keyboard("Hallo");
  // An Enter that ends the composition of a word, and the same in Safari.
  fireEvent.keyDown(await native("German"), { key: "Enter", isComposing: true });
  fireEvent.keyDown(await native("German"), { key: "Enter", keyCode: 229 });
  expect((await rowOf("German")).getByText("Unsaved")).toBeInTheDocument();

  const shown = await rowOf("Spanish");
  await user.clear(await native("Spanish"));
  await user.keyboard("{Enter}");
  expect(shown.getByText("Enter the native text")).toBeInTheDocument();
  await expectFocus(() => native("Spanish"));
  await user.keyboard("{Escape}");
  expect(await native("Spanish")).toHaveValue("Hola");
  expect(shown.queryByText("Enter the native text")).toBeNull();
  expect(callsOf("translation.create")).toEqual([]);
});

test("reports and logs a failed save, keeps the text, and offers a retry", async () => {
  expectConsoleError(/Failed to update translation/);
  const { user } = await openPhrase({ update: failsWith(503, "The database does not answer") });
  await user.type(await native("Spanish"), "!{Enter}");
  expect(await screen.findByText("Failed to update translation. Please try again.")).toBeInTheDocument();
  const shown = await rowOf("Spanish");
  expect(shown.getByText("Not saved")).toBeInTheDocument();
  expect(shown.getByRole("alert")).toHaveTextContent("The database does not answer");
  expect(await native("Spanish")).toHaveValue("Hola!");
  answerApi({ translation: { update: () => stored({ id: 103, language_id: 3, native_text: "Hola!" }) } });
  await user.type(await native("Spanish"), "{Enter}");
  expect(await shown.findByText("Saved")).toBeInTheDocument();
  expect(toasts()).toBeEmptyDOMElement();
});

test("compares a row that another user has saved, and saves the choice over it", async () => {
  const current = stored({ id: 103, language_id: 3, ...hola, native_text: "¡Hola!", version: 6 });
  const { user } = await openPhrase({
    update: savedByGrace(current, () => ({ ...current, native_text: "Hola, hola", version: 7 })),
  });
  await user.type(await native("Spanish"), ", hola{Enter}");
  const shown = await rowOf("Spanish");
  expect(await shown.findByText("Grace has saved a different text.")).toBeInTheDocument();
  await user.click(shown.getByRole("button", { name: "Compare" }));
  const choice = within(await screen.findByRole("dialog", { name: "Someone else saved this" }));
  await user.click(choice.getByRole("radio", { name: "Yours" }));
  await user.click(choice.getByRole("button", { name: "Save chosen" }));
  expect(await shown.findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update").at(-1)).toMatchObject({ native_text: "Hola, hola", version: 6 });
});

test("saves a row although another user has changed something else of the translation", async () => {
  const current = stored({ id: 103, language_id: 3, ...hola, usage_notes: "At any time", version: 6 });
  const { user } = await openPhrase({
    update: savedByGrace(current, ({ native_text }) => ({
      ...current,
      native_text: native_text ?? "",
      version: 7,
    })),
  });
  await user.type(await native("Spanish"), "!{Enter}");
  expect(await (await rowOf("Spanish")).findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update")).toMatchObject([{ version: 5 }, { version: 6, native_text: "Hola!" }]);
});

test("compares a row that another user has added in the meantime", async () => {
  const theirs = stored({ id: 104, language_id: 4, native_text: "Guten Tag", romanization: null });
  const { user } = await openPhrase({
    create: failsWith(409, "There is one already", {
      conflict: { reason: "duplicate", field: "phrase_id", suggestion: null },
    }),
  });
  await native("German");
  answerApi({
    translation: {
      ofPhrase: () => ({ phrase: hello, rows: [ROWS[0], row(german, theirs), ROWS[2]] as never }),
    },
  });
  await user.type(await native("German"), "Hallo{Enter}");
  expect(await (await rowOf("German")).findByText(/has saved a different text/)).toBeInTheDocument();
  expect(await native("German")).toHaveValue("Hallo");
});

test("asks for confirmation before unsaved rows are left", async () => {
  const { user, router } = await openPhrase();
  await paste(user, await native("German"), "Hallo");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(router.state.location.pathname).toBe("/phrases/11/translations");
  expect(await native("German")).toHaveValue("Hallo");
});

test("opens the other fields in the dialog, with the text typed in the row", async () => {
  const { user } = await openPhrase({
    create: () => stored({ id: 104, language_id: 4, native_text: "Hallo", romanization: null }),
  });
  await paste(user, await native("German"), "Hallo");
  await user.click(screen.getByRole("button", { name: "Add Hello in German" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Translation" }));
  expect(dialog.getByRole("textbox", { name: "Native Text" })).toHaveValue("Hallo");
  await user.click(dialog.getByRole("button", { name: "Add Translation" }));
  expect(await screen.findByText("Translation added")).toBeInTheDocument();
  expect((await rowOf("German")).queryByText("Unsaved")).toBeNull();
});

test("reports a text that another user saved before the dialog of a row with typed text was opened", async () => {
  const newer = { ...hola, native_text: "¡Hola!", version: 6 };
  const { user } = await openPhrase({ row: () => row(spanish, newer) });
  await user.type(await native("Spanish"), ", hola");
  const current = stored({ id: 103, language_id: 3, ...newer });
  expectConsoleError(/Failed to update translation/);
  answerApi({ translation: { update: savedByGrace(current, () => current) } });
  await user.click(screen.getByRole("button", { name: "Edit Hello in Spanish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(dialog.getByRole("textbox", { name: "Native Text" })).toHaveValue("Hola, hola");
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  const choice = await screen.findByRole("dialog", { name: "Someone else saved this" });
  expect(choice).toHaveTextContent("¡Hola!");
});

test("shows the not-found page for an unknown phrase", async () => {
  await renderAdmin("/phrases/99/translations", {
    answers: { phrase: { adminGet: failsWith(404, "This phrase does not exist") } },
  });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Page Not Found");
});
