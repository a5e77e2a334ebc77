import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi } from "../../../../testing/api.ts";
import { ApiFailure } from "../../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { paste } from "../../../testing/paste.ts";
import { hola, native, openPhrase, ROWS, rowOf } from "../testing/open-phrase.ts";
import { farsi, german, row, spanish, stored } from "../testing/rows.ts";

test("has a romanization only where the language needs one, or already has one", async () => {
  await openPhrase({}, [row(farsi, null), row(german, null), row(spanish, { ...hola, romanization: "ola" })]);
  await native("German");
  expect(
    screen.getAllByRole("textbox", { name: /^Romanization in/ }).map((field) => field.ariaLabel),
  ).toEqual(["Romanization in Farsi", "Romanization in Spanish"]);
});

test("keeps the romanization field of a language that needs none while its text is replaced", async () => {
  const { user } = await openPhrase({}, [row(spanish, { ...hola, romanization: "ola" })]);
  const field = await screen.findByRole("textbox", { name: "Romanization in Spanish" });
  await user.clear(field);
  expect(field).toBeInTheDocument();
  await user.keyboard("oh-la");
  expect(field).toHaveValue("oh-la");
  expect(await native("Spanish")).toHaveValue("Hola");
});

test("saves a row by its button, and all unsaved rows at once, without losing the focus", async () => {
  const rows = [...ROWS];
  const answers: ApiAnswers["translation"] = {
    create: ({ language_id, native_text }) => {
      const id = 100 + language_id;
      const translation = stored({ id, language_id, native_text, romanization: null, version: 1 });
      const index = rows.findIndex(({ language }) => language.id === language_id);
      rows[index] = { ...(rows[index] as TranslationRow), translation };
      return translation;
    },
    update: () => stored({ id: 103, language_id: 3, native_text: "Hola!", version: 6 }),
  };
  const { user } = await openPhrase(answers, rows);
  const saveAll = await screen.findByRole("button", { name: "Save" });
  expect(saveAll).toHaveAttribute("aria-disabled", "true");
  await paste(user, await native("Farsi"), "سلام");
  await user.click(screen.getByRole("button", { name: "Save Hello in Farsi" }));
  await expectFocus(() => native("German"));
  expect(await (await rowOf("Farsi")).findByText("Saved")).toBeInTheDocument();

  await paste(user, await native("German"), "Hallo");
  await user.type(await native("Spanish"), "!");
  await user.click(screen.getByRole("button", { name: "Save 2 rows" }));
  expect(await (await rowOf("German")).findByText("Saved")).toBeInTheDocument();
  expect(await (await rowOf("Spanish")).findByText("Saved")).toBeInTheDocument();
  await expectFocus(() => screen.findByRole("button", { name: "Save" }));

  await user.clear(await native("Spanish"));
  await user.click(screen.getByRole("button", { name: "Save 1 row" }));
  await expectFocus(() => native("Spanish"));
});

test("takes nothing back on Escape while a row is saved", async () => {
  expectConsoleError(/Failed to update translation/);
  const saved = Promise.withResolvers<void>();
  const { user } = await openPhrase();
  answerApi({
    translation: {
      update: async () => {
        await saved.promise;
        throw new ApiFailure(400, "Too long");
      },
    },
  });
  await user.type(await native("Spanish"), " amigo{Enter}");
  (await native("Spanish")).focus();
  await user.keyboard("{Escape}");
  expect(await native("Spanish")).toHaveAttribute("readonly");
  saved.resolve();
  await waitFor(async () => expect(await native("Spanish")).not.toHaveAttribute("readonly"));
  expect(await native("Spanish")).toHaveValue("Hola amigo");
});

test("opens no dialog of a row that is being saved, because the dialog would lack its text", async () => {
  const saved = Promise.withResolvers<Translation>();
  const { user } = await openPhrase({ create: () => saved.promise });
  await user.type(await screen.findByRole("textbox", { name: "Native text in German" }), "Hallo{Enter}");
  const shown = within(screen.getByRole("group", { name: "German" }));
  expect(await shown.findByText("Saving...")).toBeInTheDocument();
  const add = shown.getByRole("button", { name: "Add Hello in German" });
  expect(add).toHaveAttribute("aria-disabled", "true");
  await user.click(add);
  expect(screen.queryByRole("dialog")).toBeNull();
  saved.resolve(stored({ id: 104, language_id: 4, native_text: "Hallo", version: 1 }));
  expect(await shown.findByText("Saved")).toBeInTheDocument();
});

test("leaves the screen once the rows are saved that were being saved when the editor wanted to leave", async () => {
  const saved = Promise.withResolvers<Translation>();
  const { user, router } = await openPhrase({ create: () => saved.promise });
  answerApi({ task: { list: () => [] } });
  await user.type(await native("German"), "Hallo{Enter}");
  await user.click(screen.getAllByRole("link", { name: "Tasks" })[0] as HTMLElement);
  expect(
    await screen.findByRole("dialog", { name: "Leave before your changes are saved?" }),
  ).toBeInTheDocument();
  saved.resolve(stored({ id: 104, language_id: 4, native_text: "Hallo", version: 1 }));
  await expect.poll(() => router.state.location.pathname).toBe("/tasks");
  expect(await screen.findByRole("heading", { name: "Task Manager", level: 1 })).toBeVisible();
});
