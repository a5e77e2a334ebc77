import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { expectToast, toasts } from "../../testing/toast.ts";
import { isOpen, openDocument, plan } from "./testing/open-document.tsx";

const theirs = { ...plan, content: "# Their plan\n", version: 4 };
const save = savedByGrace(theirs, () => ({ ...plan, version: 5 }));

async function meetConflict(get: () => typeof plan = () => plan) {
  const opened = await openDocument({ document: { get, save } });
  await opened.user.type(await opened.editor(), "Mine");
  await opened.user.click(opened.save());
  const choice = await screen.findByRole("dialog", { name: "Someone else saved this" });
  const choose = async (side: string) => {
    await opened.user.click(within(choice).getByRole("radio", { name: side }));
    await opened.user.click(within(choice).getByRole("button", { name: "Save chosen" }));
  };
  return { ...opened, choice, choose };
}

test("saves the chosen one of two conflicting texts over the newer one", async () => {
  const { choice, choose } = await meetConflict();
  expect(within(choice).getByRole("radio", { name: "Yours" })).toHaveAccessibleDescription(/Mine$/);
  expect(within(choice).getByRole("radio", { name: "Saved by Grace" })).toHaveAccessibleDescription(
    "# Their plan",
  );
  expect(toasts()).not.toHaveTextContent("Failed");
  await choose("Saved by Grace");
  await expect.poll(isOpen).toBe(false);
  const content = theirs.content;
  await expect
    .poll(() => callsOf("document.save").at(-1))
    .toEqual({ documentId: "plan.md", content, version: 4 });
  await expectToast("Document saved");
});

test("keeps the choice open while the chosen text is saved, so that nothing is typed that would be lost", async () => {
  const { choose, user } = await meetConflict();
  const saved = Promise.withResolvers<typeof plan>();
  answerApi({ document: { save: () => saved.promise } });
  await choose("Yours");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Someone else saved this" })).toBeVisible();
  await act(async () => saved.resolve({ ...plan, version: 5 }));
  await expect.poll(isOpen).toBe(false);
});

test("postpones the choice between two texts without losing either", async () => {
  const { choice, user, editor } = await meetConflict();
  await user.click(within(choice).getByRole("button", { name: "Keep editing" }));
  expect(await editor()).toHaveValue(`${plan.content}Mine`);
  await expect.poll(() => callsOf("document.save")).toHaveLength(1);
});

test("keeps the chosen text when saving it fails, and saves it over the newer text on retry", async () => {
  const { choose, user, editor, save: button } = await meetConflict();
  const fail = failsWith(503, "The database is not responding.");
  answerApi({ document: { save: fail } });
  await choose("Saved by Grace");
  await expectToast("Failed to save documentThe database is not responding.");
  expect(await editor()).toHaveValue(theirs.content);
  answerApi({ document: { save } });
  await user.click(button());
  await expect.poll(isOpen).toBe(false);
  expect(callsOf("document.save").at(-1)).toMatchObject({ content: theirs.content, version: 4 });
});

test("offers the choice between two texts of 200,000 characters", async () => {
  const long = { ...plan, content: "A line of words.\n".repeat(11_000) };
  const { choose } = await meetConflict(() => long);
  await choose("Yours");
  await expect.poll(isOpen).toBe(false);
  expect(callsOf("document.save").at(-1)).toMatchObject({ content: `${long.content}Mine`, version: 4 });
});

const entry = {
  change_id: "11",
  at: new Date().toISOString(),
  who: { person_id: 2, by_token: false, name: "Grace" },
  reason: "edit",
  action: "update",
  fields: [{ field: "content", before: "# An older plan\n", after: plan.content }],
} as const;
const older = { ...plan, content: "# An older plan\n", version: 4 };

async function restore(typed: string) {
  const opened = await openDocument({
    document: { get: () => plan },
    activity: { history: () => ({ label: "plan.md", exists: true, entries: [entry] }) as never },
  });
  if (typed) await opened.user.type(await opened.editor(), typed);
  await opened.press("History");
  const drawer = within(await screen.findByRole("dialog", { name: "History" }));
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "document", record_id: 4 }]);
  await opened.user.click(
    (await drawer.findAllByRole("button", { name: "Restore this state" })).at(-1) as HTMLElement,
  );
  answerApi({ activity: { restore: () => ({}) as never }, document: { get: () => older } });
  await opened.user.click(drawer.getByRole("button", { name: "Restore" }));
  const closeHistory = () => opened.user.click(drawer.getByRole("button", { name: "Close" }));
  return { ...opened, closeHistory };
}

test("closes only the history on Escape", async () => {
  const { user, press } = await openDocument({
    document: { get: () => plan },
    activity: { history: () => ({ label: "plan.md", exists: true, entries: [entry] }) as never },
  });
  await press("History");
  await screen.findByRole("dialog", { name: "History" });
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog", { name: "History" })).toBeNull();
  expect(isOpen()).toBe(true);
});

test("shows a restored older version immediately", async () => {
  const { dialog, closeHistory, save: button } = await restore("");
  await closeHistory();
  expect(await within(dialog).findByRole("heading", { name: "An older plan" })).toBeVisible();
  expect(button()).toBeDisabled();
});

test("replaces an unsaved text with a restored one only after a confirmation", async () => {
  const { user, closeHistory, editor } = await restore("Mine");
  const question = await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(within(question).getByRole("button", { name: "Discard" }));
  await closeHistory();
  expect(await editor()).toHaveValue(older.content);
});

test("reports a conflict when an unsaved text is saved over a restored one", async () => {
  const { user, closeHistory, editor, save: button } = await restore("Mine");
  const question = await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  await closeHistory();
  expect(await editor()).toHaveValue(`${plan.content}Mine`);
  answerApi({ document: { save } });
  await user.click(button());
  expect(await screen.findByRole("dialog", { name: "Someone else saved this" })).toBeVisible();
  expect(callsOf("document.save")).toMatchObject([{ version: 3 }]);
});
