import type { Translation } from "@saywhere/validators/content/translation";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { hola, native, openPhrase } from "../testing/open-phrase.ts";
import { hello, row, spanish, stored } from "../testing/rows.ts";

/** Opens the grid with “Hola”, types these keys into it, and saves “¡Hola!” in its dialog. */
async function saveInDialogAfter(keys: string) {
  const before = row(spanish, hola);
  const { user } = await openPhrase({ row: () => before }, [before]);
  await user.type(await native("Spanish"), keys);
  const saved = stored({ id: 103, language_id: 3, ...hola, native_text: "¡Hola!", version: 6 });
  answerApi({
    translation: {
      update: ({ native_text }) => ({ ...saved, native_text: native_text ?? "" }),
      ofPhrase: () => ({ phrase: hello, rows: [row(spanish, saved)] }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Edit Hello in Spanish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  const text = await dialog.findByRole("textbox", { name: "Native Text" });
  await user.clear(text);
  await user.type(text, "¡Hola!");
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  return { user };
}

test("shows what the dialog has saved in a row where a letter was typed and deleted before", async () => {
  const { user } = await saveInDialogAfter("!{Backspace}");
  expect(await native("Spanish")).toHaveValue("¡Hola!");

  answerApi({
    translation: { update: (input) => stored({ ...(input as Translation), language_id: 3, version: 7 }) },
  });
  await user.type(await native("Spanish"), " Buenas{Enter}");
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update").at(-1)).toMatchObject({ native_text: "¡Hola! Buenas", version: 6 });
});

test("shows what the dialog has saved in a row that had a space typed at its end", async () => {
  await saveInDialogAfter(" ");
  expect(await native("Spanish")).toHaveValue("¡Hola!");
});

test("keeps a space at the end of a row, so that a word can follow", async () => {
  const { user } = await openPhrase({}, [row(spanish, hola)]);
  await user.type(await native("Spanish"), " ");
  expect(await native("Spanish")).toHaveValue("Hola ");
  await user.type(await native("Spanish"), "amiga");
  expect(await native("Spanish")).toHaveValue("Hola amiga");
});
