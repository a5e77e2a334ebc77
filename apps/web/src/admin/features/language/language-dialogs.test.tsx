import type { AdminLanguage } from "@saywhere/validators/content/language";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, setOnline } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast, toastButton, toasts } from "../../testing/toast.ts";

const list = { language: { adminList: () => [spanish, farsi] } };
const dialog = (name: string) => screen.findByRole("dialog", { name });
/** The button in the topmost dialog: the screen behind it has a button of the same name. */
const press = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;
const field = (name: string) => screen.getByRole("textbox", { name });

async function fillIn(user: Awaited<ReturnType<typeof renderAdmin>>["user"]) {
  await user.type(field("Name"), "Urdu");
  await user.type(field("Code"), "ur");
  await user.type(field("Native Name"), "اردو");
  await user.type(field("Description"), "The language of Pakistan.");
}

test("adds a language, shows a toast, reloads the list, and opens an empty form the next time", async () => {
  const urdu = { ...farsi, id: 3, name: "Urdu" };
  const create = () => {
    answerApi({ language: { adminList: () => [spanish, farsi, urdu] } });
    return urdu;
  };
  const { user, router } = await renderAdmin("/languages", { answers: list });
  answerApi({ language: { create } });
  await user.click(await screen.findByRole("button", { name: "Add Language" }));
  await dialog("Add Language");
  expect(router.state.location.pathname).toBe("/languages/new");
  await fillIn(user);
  // The code determines the script, and the script the direction of the native name.
  expect(field("Native Name")).toHaveAttribute("lang", "ur");
  expect(field("Native Name").closest("[dir]")).toHaveAttribute("dir", "rtl");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Language addedThe language was successfully added.");
  expect(router.state.location.pathname).toBe("/languages");
  expect(callsOf("language.create")).toEqual([
    {
      name: "Urdu",
      nativeName: "اردو",
      code: "ur",
      family: null,
      description: "The language of Pakistan.",
      speakers: null,
      regions: null,
      writing: null,
      aliases: [],
    },
  ]);
  expect(await screen.findByRole("rowheader", { name: "Urdu" })).toBeVisible();
  await user.click(press("Add Language"));
  expect(field("Name")).toHaveValue("");
});

test("opens the add dialog over the list by its own URL, and returns to the list when it is closed", async () => {
  const { user, router } = await renderAdmin("/languages/new", { answers: list });
  await dialog("Add Language");
  expect(document.title).toBe("Add Language | Saywhere Admin");
  expect(screen.getByRole("table", { hidden: true, name: "Languages" })).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.pathname).toBe("/languages");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shows missing values beside their fields", async () => {
  const { user } = await renderAdmin("/languages/new", { answers: list });
  await dialog("Add Language");
  await user.click(press("Add Language"));
  expect(field("Name")).toHaveAccessibleDescription("Enter the language's English name");
  expect(field("Description")).toHaveAccessibleDescription(/Describe the language/);
  await expect.poll(() => document.activeElement).toBe(field("Name"));
  expect(callsOf("language.create")).toEqual([]);
});

test("shows a taken slug beside its field, expands the field, and offers a free slug", async () => {
  const message = 'Another language has the address "urdu". "urdu-2" is free.';
  const create = () => {
    const conflict = { reason: "duplicate", field: "slug", suggestion: "urdu-2" } as const;
    throw new ApiFailure(409, message, { conflict });
  };
  const { user } = await renderAdmin("/languages/new", { answers: list });
  answerApi({ language: { create } });
  await dialog("Add Language");
  await fillIn(user);
  expect(screen.queryByRole("textbox", { name: "Address" })).not.toBeInTheDocument();
  await user.click(press("Add Language"));
  expect(await screen.findByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(
    `${message} On the site: /languages/urdu`,
  );
  await expectToast("ErrorFailed to add language. Please try again.");
  expect(field("Name")).toHaveValue("Urdu");
  answerApi({ language: { create: () => farsi } });
  await user.click(press("Use urdu-2"));
  await user.click(press("Add Language"));
  await expect.poll(() => callsOf("language.create").at(-1)).toMatchObject({ slug: "urdu-2" });
});

test("keeps the dialog and the typed text without a connection, and shows the error", async () => {
  const { user } = await renderAdmin("/languages/new", { answers: list });
  const form = await dialog("Add Language");
  await fillIn(user);
  setOnline(false);
  await user.click(press("Add Language"));
  expect(await within(form).findByRole("alert")).toHaveTextContent("The server cannot be reached.");
  await expectToast("Failed to add language. Please try again.");
  expect(field("Description")).toHaveValue("The language of Pakistan.");
});

test("edits a language in a dialog with a URL of its own", async () => {
  const { user, router } = await renderAdmin("/languages", { answers: list });
  answerApi({ language: { update: () => farsi } });
  await user.click(await screen.findByRole("button", { name: "Edit Farsi (Persian)" }));
  await dialog("Edit Language");
  expect(router.state.location.href).toBe(`/languages?edit=${farsi.id}`);
  expect(field("Native Name")).toHaveValue("فارسی");
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(field("Address")).toHaveValue("farsi");
  await user.clear(field("Name"));
  await user.type(field("Name"), "Persian");
  expect(field("Address")).toHaveValue("persian");
  expect(field("Address")).toHaveAccessibleDescription(
    "On the site: /languages/persian. The old address /languages/farsi keeps leading here.",
  );
  await user.click(press("Update Language"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Language updatedThe language was successfully updated.");
  const [sent] = callsOf("language.update");
  expect(sent).toMatchObject({ id: farsi.id, version: farsi.version, name: "Persian", aliases: ["Persian"] });
  // The server derives the slug from the changed name.
  expect(sent).not.toHaveProperty("slug");
});

test("asks which text to keep in an edit conflict, and saves the choice over the other version", async () => {
  const current = { ...farsi, version: 5, family: "Iranian", name: "Farsi" };
  const { user } = await renderAdmin(`/languages?edit=${farsi.id}`, { answers: list });
  answerApi({
    language: {
      update: ({ version }) => {
        if (version === 5) return farsi;
        const conflict = { saved_by: "Grace", saved_at: new Date().toISOString(), current };
        throw new ApiFailure(409, "Grace saved it", { conflict: { reason: "stale", ...conflict } });
      },
    },
  });
  await dialog("Edit Language");
  await user.clear(field("Name"));
  await user.type(field("Name"), "Persian");
  await user.click(press("Update Language"));
  const question = await dialog("Somebody else saved this");
  expect(question).toHaveTextContent("Grace saved this");
  // No toast suggests a retry while the conflict dialog is open.
  expect(toasts()).toBeEmptyDOMElement();
  const name = within(question).getByRole("group", { name: /^Name/ });
  await user.click(within(name).getAllByRole("radio")[1] as HTMLElement);
  await user.click(within(question).getByRole("button", { name: "Save chosen" }));
  await expect
    .poll(() => callsOf("language.update").at(-1))
    .toMatchObject({
      id: farsi.id,
      version: 5,
      name: "Persian",
      family: "Iranian",
    });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("saves over a newer version without a dialog when no field of the form changed in it", async () => {
  const current = { ...farsi, version: 5 };
  const { user } = await renderAdmin(`/languages?edit=${farsi.id}`, { answers: list });
  answerApi({
    language: {
      update: ({ version }) => {
        if (version === 5) return farsi;
        const conflict = { saved_by: "Grace", saved_at: new Date().toISOString(), current };
        throw new ApiFailure(409, "Grace saved it", { conflict: { reason: "stale", ...conflict } });
      },
    },
  });
  await dialog("Edit Language");
  await user.clear(field("Name"));
  await user.type(field("Name"), "Persian");
  await user.click(press("Update Language"));
  await expectToast("Language updatedThe language was successfully updated.");
  expect(callsOf("language.update").at(-1)).toMatchObject({ version: 5, name: "Persian" });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("shows what else a delete removes, and can undo it", async () => {
  const { user } = await renderAdmin("/languages", { answers: list });
  const leave = (languages: AdminLanguage[]) => () => {
    answerApi({ language: { adminList: () => languages } });
    return { success: true } as const;
  };
  answerApi({
    language: { delete: leave([spanish]) },
    activity: { undoDelete: leave([spanish, farsi]) },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Farsi (Persian)" }));
  const question = await dialog("Delete Language");
  expect(question).toHaveTextContent("Are you sure you want to delete the language “Farsi (Persian)”?");
  expect(question).toHaveTextContent("associated translations and phrases in that language");
  expect(question).toHaveTextContent("133 translations in Farsi (Persian) go too. The English phrases stay.");
  await user.click(within(question).getByRole("button", { name: "Delete Language" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Language deletedThe language was successfully deleted.");
  expect(callsOf("language.delete")).toEqual([{ id: farsi.id }]);
  await expect.poll(() => screen.queryByRole("row", { name: /Farsi/ })).toBeNull();
  await user.click(await toastButton("Undo"));
  await expectToast("The language was successfully restored.");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "language", record_id: farsi.id }]);
  expect(await screen.findByRole("row", { name: /Farsi/ })).toBeVisible();
});

test("keeps the delete dialog open and shows why the delete was rejected", async () => {
  const { user } = await renderAdmin("/languages", { answers: list });
  answerApi({
    language: {
      delete: () => {
        throw new ApiFailure(404, "This language does not exist any more");
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Spanish" }));
  const question = await dialog("Delete Language");
  expect(question).toHaveTextContent("1 translation in Spanish goes too.");
  await user.click(within(question).getByRole("button", { name: "Delete Language" }));
  expect(await within(question).findByRole("alert")).toHaveTextContent("does not exist any more");
  await expectToast("Failed to delete language. It may be in use by phrases.");
});
