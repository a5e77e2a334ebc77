import type { AdminLanguage } from "@saywhere/validators/content/language";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { expectToast, toastButton, toasts } from "../../testing/toast.ts";

const list = { language: { adminList: () => [spanish, farsi], adminGet: () => farsi, coverage: () => [] } };
const dialog = (name: string) => screen.findByRole("dialog", { name });
/** The button in the topmost dialog: the screen behind it has a button of the same name. */
const press = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;
const field = (name: string) => screen.getByRole("textbox", { name });

async function fillIn(user: UserEvent) {
  await paste(user, field("Name"), "Urdu");
  await user.type(field("Code"), "ur");
  await paste(user, field("Native Name"), "اردو");
  await paste(user, field("Description"), "The language of Pakistan.");
}

/** Saves a new name, over which another user has already saved `current`. */
async function renameToPersian(user: UserEvent, current: AdminLanguage) {
  answerApi({ language: { update: savedByGrace(current, () => farsi) } });
  await dialog("Edit Language");
  await user.clear(field("Name"));
  await paste(user, field("Name"), "Persian");
  await user.click(press("Update Language"));
}

const table = async () => {
  await screen.findByRole("rowheader", { name: "Spanish" });
  return screen.getByRole("table", { name: "Languages" });
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("lists every language, with its native name in its own script and direction, and its history", async () => {
  const history = () => ({ label: "Farsi (Persian)", exists: true, entries: [] });
  const { user } = await renderAdmin("/languages", { answers: { ...list, activity: { history } } });
  const headers = within(await table()).getAllByRole("columnheader");
  expect(headers.map((header) => header.textContent)).toEqual([
    "Name",
    "Native Name",
    "Code",
    "Family",
    "Actions",
  ]);
  const row = screen.getByRole("row", { name: /Farsi/ });
  const native = within(row).getByText("فارسی");
  expect(native).toHaveAttribute("lang", "fa");
  expect(native).toHaveAttribute("dir", "rtl");
  expect(within(row).getByRole("cell", { name: "Indo-European (Iranian)" })).toBeInTheDocument();
  // An empty family is shown as a dash.
  expect(within(screen.getByRole("row", { name: /Spanish/ })).getByRole("cell", { name: "—" })).toBeVisible();
  expect(document.title).toBe("Languages | Saywhere Admin");
  await user.click(screen.getByRole("button", { name: "History of Farsi (Persian)" }));
  await screen.findByRole("dialog", { name: "History" });
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "language", record_id: farsi.id }]);
});

test("shows three placeholder rows while languages load, an error with a retry button, and an empty state", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await renderAdmin("/languages", {
    answers: { language: { adminList: late.answer, coverage: () => [] } },
  });
  const region = await screen.findByRole("region", { name: "Languages" });
  expect(within(region).getAllByRole("row")).toHaveLength(1 + 3);
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ language: { adminList: () => [] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByText("No languages found. Add your first language to get started."),
  ).toBeVisible();
});

test("filters and sorts the languages in the browser, and stores the state in the URL", async () => {
  const { user, router } = await renderAdmin("/languages", { answers: list });
  await table();
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Farsi (Persian)", "Spanish"]);
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Spanish", "Farsi (Persian)"]);
  await user.type(screen.getByRole("searchbox", { name: "Search languages" }), "persian");
  await expect.poll(names).toEqual(["Farsi (Persian)"]);
  expect(router.state.location.search).toEqual({ sort: "name", order: "desc", q: "persian" });
  await user.type(screen.getByRole("searchbox"), " klingon");
  expect(await screen.findByText("No languages match “persian klingon”.")).toBeVisible();
  expect(callsOf("language.adminList")).toHaveLength(1);
});

test("shows the default list for invalid search parameters", async () => {
  await renderAdmin("/languages?sort=size&order=up&edit=all&q=", { answers: list });
  await table();
  expect(names()).toEqual(["Spanish", "Farsi (Persian)"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

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
  expect(document.title).toBe("Add Language | Saywhere Admin");
  await fillIn(user);
  // The code determines the script, and the script the direction of the native name.
  expect(field("Native Name")).toHaveAttribute("lang", "ur");
  expect(field("Native Name").closest("[dir]")).toHaveAttribute("dir", "rtl");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Language addedThe language was successfully added.");
  expect(router.state.location.pathname).toBe("/languages");
  expect(callsOf("language.create")).toMatchObject([
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

test("shows a taken slug beside its field, expands the field, and offers a free slug", async () => {
  const message = "Another language has the slug “urdu”. “urdu-2” is free.";
  const create = failsWith(409, message, {
    conflict: { reason: "duplicate", field: "slug", suggestion: "urdu-2" },
  });
  const { user } = await renderAdmin("/languages/new", { answers: list });
  answerApi({ language: { create } });
  await dialog("Add Language");
  await fillIn(user);
  expect(screen.queryByRole("textbox", { name: "Slug" })).not.toBeInTheDocument();
  await user.click(press("Add Language"));
  expect(await screen.findByRole("textbox", { name: "Slug" })).toHaveAccessibleDescription(
    `${message} On the site: /languages/urdu`,
  );
  await expectToast("ErrorFailed to add language. Please try again.");
  answerApi({ language: { create: () => farsi } });
  await user.click(press("Use urdu-2"));
  await user.click(press("Add Language"));
  await expect.poll(() => callsOf("language.create").at(-1)).toMatchObject({ slug: "urdu-2" });
});

test("edits a language in a dialog with a URL of its own", async () => {
  const { user, router } = await renderAdmin("/languages", { answers: list });
  answerApi({ language: { update: () => farsi } });
  await user.click(await screen.findByRole("button", { name: "Edit Farsi (Persian)" }));
  await dialog("Edit Language");
  expect(router.state.location.href).toBe(`/languages?edit=${farsi.id}`);
  expect(field("Native Name")).toHaveValue("فارسی");
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(field("Slug")).toHaveValue("farsi");
  await user.clear(field("Name"));
  await paste(user, field("Name"), "Persian");
  expect(field("Slug")).toHaveValue("persian");
  expect(field("Slug")).toHaveAccessibleDescription(
    "On the site: /languages/persian. The old path /languages/farsi will redirect here.",
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
  await renameToPersian(user, current);
  const question = await dialog("Someone else saved this");
  expect(question).toHaveTextContent("Grace saved this");
  // No toast suggests a retry while the conflict dialog is open.
  expect(toasts()).toBeEmptyDOMElement();
  const name = within(question).getByRole("group", { name: /^Name/ });
  await user.click(within(name).getAllByRole("radio")[1] as HTMLElement);
  await user.click(within(question).getByRole("button", { name: "Save chosen" }));
  await expect
    .poll(() => callsOf("language.update").at(-1))
    .toMatchObject({ id: farsi.id, version: 5, name: "Persian", family: "Iranian" });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("saves over a newer version without a dialog when no field of the form changed in it", async () => {
  const current = { ...farsi, version: 5 };
  const { user } = await renderAdmin(`/languages?edit=${farsi.id}`, { answers: list });
  await renameToPersian(user, current);
  await expectToast("Language updatedThe language was successfully updated.");
  expect(callsOf("language.update").at(-1)).toMatchObject({ version: 5, name: "Persian" });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("shows what else a delete removes, stays open when it fails, and can undo it", async () => {
  const { user } = await renderAdmin("/languages", { answers: list });
  const leave = (languages: AdminLanguage[]) => () => {
    answerApi({ language: { adminList: () => languages } });
    return { success: true } as const;
  };
  const fail = failsWith(404, "This language no longer exists");
  answerApi({ language: { delete: fail }, activity: { undoDelete: leave([spanish, farsi]) } });
  await user.click(await screen.findByRole("button", { name: "Delete Farsi (Persian)" }));
  const question = await dialog("Delete Language");
  expect(question).toHaveTextContent("Are you sure you want to delete the language “Farsi (Persian)”?");
  expect(question).toHaveTextContent("associated translations and phrases in that language");
  expect(question).toHaveTextContent(
    "133 translations in Farsi (Persian) will also be deleted. The English phrases will not.",
  );
  await user.click(within(question).getByRole("button", { name: "Delete Language" }));
  expect(await within(question).findByRole("alert")).toHaveTextContent("no longer exists");
  await expectToast("Failed to delete language. It may be in use by phrases.");
  answerApi({ language: { delete: leave([spanish]) } });
  await user.click(await within(question).findByRole("button", { name: "Delete Language" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Language deletedThe language was successfully deleted.");
  expect(callsOf("language.delete").at(-1)).toEqual({ id: farsi.id });
  await expect.poll(() => screen.queryByRole("row", { name: /Farsi/ })).toBeNull();
  await user.click(await toastButton("Undo"));
  await expectToast("The language was successfully restored.");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "language", record_id: farsi.id }]);
  expect(await screen.findByRole("row", { name: /Farsi/ })).toBeVisible();
});
