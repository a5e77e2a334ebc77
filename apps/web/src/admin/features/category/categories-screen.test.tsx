import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { greetings, numbers } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast, toastButton } from "../../testing/toast.ts";

const list = { category: { adminList: () => [greetings, numbers] } };
const dialog = (name: string) => screen.findByRole("dialog", { name });
const field = (name: string) => screen.getByRole("textbox", { name });
/** The button in the topmost dialog: the screen behind it has a button of the same name. */
const press = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;

test("shows a card for each category, with its slug and a link to its phrases", async () => {
  await renderAdmin("/categories", { answers: list });
  const card = (await screen.findByRole("heading", { name: "Greetings" })).closest("li") as HTMLElement;
  expect(card).toHaveTextContent("Slug: greetings");
  expect(card).toHaveTextContent("Saying hello and goodbye.");
  expect(within(card).getByRole("link", { name: "12 phrases" })).toHaveAttribute(
    "href",
    "/admin/phrases?category=1",
  );
  expect(document.title).toBe("Categories | Saywhere Admin");
});

test("shows three placeholder cards while categories load, an error with a retry button, and an empty state", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await renderAdmin("/categories", {
    answers: { category: { adminList: late.answer } },
  });
  expect((await screen.findByTestId("category-placeholders")).children).toHaveLength(3);
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  expect(screen.queryByTestId("category-placeholders")).not.toBeInTheDocument();
  answerApi({ category: { adminList: () => [] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByText("No categories found. Add your first category to get started."),
  ).toBeVisible();
});

test("adds a category whose slug follows its name", async () => {
  const { user, router } = await renderAdmin("/categories", { answers: list });
  const times = { ...numbers, id: 9, name: "Time & Dates" };
  const create = () => {
    answerApi({ category: { adminList: () => [greetings, numbers, times] } });
    return times;
  };
  answerApi({ category: { create } });
  await user.click(await screen.findByRole("button", { name: "Add Category" }));
  await dialog("Add Category");
  expect(router.state.location.pathname).toBe("/categories/new");
  await user.click(press("Add Category"));
  expect(field("Name")).toHaveAccessibleDescription("Enter a name");
  await paste(user, field("Name"), "Time & Dates");
  await paste(user, field("Description"), "Clocks.");
  expect(field("Slug")).toHaveValue("time--dates");
  await user.click(press("Add Category"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("category.create")).toEqual([{ name: "Time & Dates", description: "Clocks." }]);
  await expectToast("Category addedThe category was successfully added.");
  expect(await screen.findByRole("heading", { name: "Time & Dates" })).toBeVisible();
});

test("sends a custom category slug, and reverts it to the automatic one", async () => {
  const { user } = await renderAdmin("/categories/new", { answers: list });
  answerApi({ category: { create: () => numbers } });
  await dialog("Add Category");
  await paste(user, field("Name"), "Time");
  await paste(user, field("Description"), "Clocks.");
  await user.clear(field("Slug"));
  await user.type(field("Slug"), "Clock Time");
  await user.click(press("Add Category"));
  expect(field("Slug")).toHaveAccessibleDescription(/Use lowercase letters, digits, hyphens/);
  await user.click(screen.getByRole("button", { name: "Generate from the name" }));
  expect(field("Slug")).toHaveValue("time");
  await user.clear(field("Slug"));
  await user.type(field("Slug"), "clock-time");
  await user.click(press("Add Category"));
  await expect.poll(() => callsOf("category.create")).toHaveLength(1);
  expect(callsOf("category.create")[0]).toMatchObject({ slug: "clock-time" });
});

test("opens a category by its name", async () => {
  const { user, router } = await renderAdmin("/categories", { answers: list });
  await user.click(await screen.findByRole("button", { name: "Numbers" }));
  expect(await dialog("Edit Category")).toBeVisible();
  expect(router.state.location.search).toEqual({ edit: String(numbers.id) });
});

test("edits a category and sends its version", async () => {
  const { user } = await renderAdmin(`/categories?edit=${greetings.id}`, { answers: list });
  answerApi({ category: { update: () => greetings } });
  await dialog("Edit Category");
  await paste(user, field("Description"), " And more.");
  await user.click(press("Update Category"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("category.update").at(-1)).toEqual({
    id: greetings.id,
    version: greetings.version,
    name: "Greetings",
    description: "Saying hello and goodbye. And more.",
  });
  await expectToast("Category updatedThe category was successfully updated.");
});

test("refuses to delete a category with phrases and links to its phrases", async () => {
  const { user } = await renderAdmin("/categories", { answers: list });
  await user.click(await screen.findByRole("button", { name: "Delete Greetings" }));
  const question = await dialog("Delete Category");
  expect(question).toHaveTextContent(
    "This category contains 12 phrases. It cannot be deleted until they are moved or deleted.",
  );
  expect(within(question).getByRole("link", { name: "12 phrases" })).toHaveAttribute(
    "href",
    "/admin/phrases?category=1",
  );
  expect(within(question).getByRole("button", { name: "Delete Category" })).toBeDisabled();
});

test("deletes an empty category and restores it on undo", async () => {
  const { user } = await renderAdmin("/categories", { answers: list });
  const conflict = { reason: "in-use", count: 2 } as const;
  const refuse = failsWith(409, "Move or delete its 2 phrases first", { conflict });
  answerApi({ category: { delete: refuse }, activity: { undoDelete: () => ({ success: true }) } });
  await user.click(await screen.findByRole("button", { name: "Delete Numbers" }));
  const question = await dialog("Delete Category");
  const confirm = within(question).getByRole("button", { name: "Delete Category" });
  await user.click(confirm);
  expect(await within(question).findByRole("alert")).toHaveTextContent("Move or delete its 2 phrases first");
  await expectToast("Failed to delete category. It may be in use by phrases.");
  answerApi({ category: { delete: () => ({ success: true }), adminList: () => [greetings] } });
  await user.click(confirm);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  // The button that opened the dialog is gone with its card.
  await expect.poll(() => screen.queryByRole("button", { name: "Delete Numbers" })).toBeNull();
  await expectFocus(() => screen.getByRole("heading", { level: 1 }));
  await user.click(await toastButton("Undo"));
  await expectToast("Category restored");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "category", record_id: numbers.id }]);
});

test("shows that a linked category was deleted", async () => {
  const { user, router } = await renderAdmin("/categories?edit=99", { answers: list });
  expect(within(await dialog("Edit Category")).getByRole("alert")).toHaveTextContent("no longer exists");
  await user.keyboard("{Escape}");
  await expect.poll(() => router.state.location.search).toEqual({});
});

test("reopens a category with the values just saved", async () => {
  const { user } = await renderAdmin("/categories?edit=1", { answers: list });
  await dialog("Edit Category");
  await paste(user, field("Name"), "!");
  const reading = Promise.withResolvers<void>();
  const saved = { ...greetings, name: `${greetings.name}!`, version: greetings.version + 1 };
  const adminList = async () => {
    await reading.promise;
    return [saved, numbers];
  };
  answerApi({ category: { update: () => saved, adminList } });
  await user.click(press("Update Category"));
  await expectToast("successfully updated.");
  expect(await dialog("Edit Category")).toBeVisible();
  reading.resolve();
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await user.click(await screen.findByRole("button", { name: `Edit ${saved.name}` }));
  await dialog("Edit Category");
  expect(field("Name")).toHaveValue(saved.name);
});
