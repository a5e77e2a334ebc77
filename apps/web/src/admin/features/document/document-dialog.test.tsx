import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, setOnline } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { resolveReauthentication, signInAgainStore } from "../../lib/api/reauthentication.ts";
import { expectToast } from "../../testing/toast.ts";
import { isOpen, openDocument, plan } from "./testing/open-document.tsx";

const stored = { document: { get: () => plan } };
const question = () => screen.findByRole("dialog", { name: "Discard your changes?" });
const answer = async (name: string) =>
  (await within(await question()).findByRole("button", { name })).click();

test("opens a document with its preview under the task's title", async () => {
  const { dialog, tab, save } = await openDocument(stored);
  expect(dialog).toHaveTextContent("Task details and implementation requirements");
  expect(await tab("Preview")).toHaveAttribute("aria-selected", "true");
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(["Preview", "Edit"]);
  expect(await within(dialog).findByRole("heading", { name: "The plan" })).toBeVisible();
  expect(save()).toBeDisabled();
  await expect.poll(() => callsOf("document.get")).toEqual([{ documentId: "plan.md" }]);
});

test("shows a skeleton while the document loads", async () => {
  const loading = Promise.withResolvers<typeof plan>();
  const { dialog, tab, save } = await openDocument({ document: { get: () => loading.promise } });
  expect(within(dialog).getByRole("status", { name: "Loading the document" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  expect(save()).toBeDisabled();
  loading.resolve(plan);
  expect(await tab("Edit")).toBeVisible();
  expect(within(dialog).queryByRole("status", { name: "Loading the document" })).not.toBeInTheDocument();
});

test("saves a typed text, renders it in the preview, and closes on save", async () => {
  const { user, editor, preview, save } = await openDocument(stored);
  const saving = Promise.withResolvers<void>();
  answerApi({
    document: {
      save: async (input) => saving.promise.then(() => ({ ...plan, content: input.content, version: 4 })),
    },
  });
  const text = await editor();
  expect(text).toHaveValue(plan.content);
  await user.type(text, "More ~~words~~");
  expect((await preview()).querySelector("del")).toHaveTextContent("words");
  expect(save()).toBeEnabled();
  await user.click(save());
  expect(save()).toHaveTextContent("Saving...");
  expect(save()).toHaveAttribute("aria-disabled", "true");
  await user.click(save());
  expect(await editor()).toHaveAttribute("readonly");
  saving.resolve();
  await expect.poll(isOpen).toBe(false);
  await expectToast("Document savedYour changes have been saved successfully.");
  expect(callsOf("document.save")).toEqual([
    { documentId: "plan.md", content: `${plan.content}More ~~words~~`, version: 3 },
  ]);
  await expectFocus(() => screen.getByRole("button", { name: "Open" }));
});

test("disables saving of an unchanged text", async () => {
  const { user, editor, save } = await openDocument(stored);
  await user.type(await editor(), "a");
  expect(save()).toBeEnabled();
  await user.keyboard("{Backspace}");
  expect(save()).toBeDisabled();
  await user.keyboard("{Control>}s{/Control}");
  expect(callsOf("document.save")).toEqual([]);
});

test.each([
  ["Ctrl+S", { key: "s", code: "KeyS", keyCode: 83, ctrlKey: true }],
  ["Ctrl+S of a Russian keyboard", { key: "ы", code: "KeyS", keyCode: 83, ctrlKey: true }],
  ["Ctrl+Enter", { key: "Enter", code: "Enter", keyCode: 13, ctrlKey: true }],
  ["Cmd+S", { key: "s", code: "KeyS", keyCode: 83, metaKey: true }],
])("saves on %s, also inside a list, which Enter would continue", async (_, keys) => {
  const { user, editor } = await openDocument(stored);
  answerApi({ document: { save: () => plan } });
  const text = await editor();
  await user.type(text, "- one");
  text.setSelectionRange(text.value.length, text.value.length);
  expect(fireEvent.keyDown(text, keys)).toBe(false);
  await expect.poll(isOpen).toBe(false);
  expect(callsOf("document.save")).toMatchObject([{ content: `${plan.content}- one` }]);
});

test("shows why a save failed, or that the reason is unknown, and keeps the text", async () => {
  const fail = failsWith(503, "The database is not responding.");
  const { user, editor, save } = await openDocument({ document: { ...stored.document, save: fail } });
  await user.type(await editor(), "More");
  await user.click(save());
  await expectToast("Failed to save documentThe database is not responding.");
  answerApi({ document: { save: failsWith(503, "") } });
  await user.click(save());
  await expectToast("Failed to save documentAn unknown error occurred");
  expect(isOpen()).toBe(true);
  expect(await editor()).toHaveValue(`${plan.content}More`);
});

test("closes immediately when nothing was typed", async () => {
  const { dialog, user } = await openDocument(stored);
  const [close] = within(dialog).getAllByRole("button", { name: "Close" });
  await user.click(close as HTMLElement);
  expect(isOpen()).toBe(false);
});

test("asks for confirmation before closing loses typed text", async () => {
  const { user, editor } = await openDocument(stored);
  await user.type(await editor(), "More");
  await user.keyboard("{Escape}");
  await answer("Keep editing");
  expect(await editor()).toHaveValue(`${plan.content}More`);
  await user.keyboard("{Escape}");
  await answer("Discard");
  await expect.poll(isOpen).toBe(false);
});

test("shows an error for a URL without a document", async () => {
  const { dialog } = await openDocument({}, "https://example.org/docs/");
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Error: Invalid document URL");
  expect(within(dialog).queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
});

test.each([
  [403, "Forbidden"],
  [503, "Service Unavailable"],
] as const)("shows the text of status %i, with a retry button", async (status, text) => {
  const get = failsWith(status);
  const { dialog, press, tab } = await openDocument({ document: { get } });
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    `Error: Failed to fetch document: ${text}`,
  );
  answerApi(stored);
  await press("Try again");
  expect(await within(dialog).findByRole("heading", { name: "The plan" })).toBeVisible();
  await expectFocus(() => tab("Preview"));
});

test("shows an error when the user does not sign in again", async () => {
  const get = failsWith(401);
  const { dialog } = await openDocument({ document: { get } });
  await expect.poll(signInAgainStore.isOpen).toBe(true);
  resolveReauthentication(false);
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "Error: Failed to fetch document: Unauthorized",
  );
});

test("shows an error when there is no response", async () => {
  setOnline(false);
  const { dialog, press } = await openDocument(stored);
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Error: Failed to load document");
  expect(within(dialog).queryByRole("button", { name: "Create document" })).not.toBeInTheDocument();
  setOnline(true);
  await press("Try again");
  expect(await within(dialog).findByRole("heading", { name: "The plan" })).toBeVisible();
});

test("offers to create a document that does not exist", async () => {
  const get = failsWith(404);
  const { dialog, user, press, tab, save } = await openDocument({ document: { get, save: () => plan } });
  expect(await within(dialog).findByText("This document does not exist yet.")).toBeVisible();
  expect(within(dialog).queryByRole("alert")).toBeNull();
  await press("Create document");
  expect(await tab("Edit")).toHaveAttribute("aria-selected", "true");
  const text = await within(dialog).findByRole("textbox", { name: "Markdown" });
  expect(text).toHaveValue("");
  await expectFocus(() => text);
  expect(within(dialog).queryByRole("button", { name: "History" })).not.toBeInTheDocument();
  await user.type(text, "New");
  await user.click(save());
  await expect.poll(isOpen).toBe(false);
  expect(callsOf("document.save")).toEqual([{ documentId: "plan.md", content: "New", version: 0 }]);
});

test("shows by how much a text is too long, and does not send it", async () => {
  const { user, editor, preview, save, tab } = await openDocument(stored);
  const text = await editor();
  fireEvent.change(text, { target: { value: "a".repeat(200_123) } });
  expect(text).toHaveAccessibleDescription(
    /^This document is too long to save. It has 200,123 characters, 123 over the limit of 200,000./,
  );
  await preview();
  await user.click(save());
  expect(await tab("Edit")).toHaveAttribute("aria-selected", "true");
  await expectFocus(() => text);
  expect(callsOf("document.save")).toEqual([]);
});

test("leaves the text on Tab and labels the toolbar's buttons", async () => {
  const { dialog, user, editor } = await openDocument(stored);
  const text = await editor();
  await user.click(text);
  await user.tab();
  expect(text).not.toHaveFocus();
  expect(text).toHaveValue(plan.content);
  const toolbar = dialog.querySelectorAll(".w-md-editor-toolbar button");
  expect(toolbar.length).toBeGreaterThan(8);
  for (const button of toolbar) expect(button).toHaveAccessibleName();
  text.setSelectionRange(text.value.length, text.value.length);
  await user.click(within(dialog).getByRole("button", { name: "Task list" }));
  expect(text).toHaveValue(`${plan.content}\n- [ ] `);
});
