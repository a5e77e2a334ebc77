import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { answerApi, apiServer, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, goodbye, greetings, hello, numbers, spanish } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast, toastButton } from "../../testing/toast.ts";

const page: AdminPhrasePage = { items: [hello, goodbye], next: "n", previous: null, total: 3, offset: 0 };
const thanks = { ...hello, id: 3, slug: "thanks", english: "Thanks", version: 7 };
const selected = ({ id, version, english, translation_count }: typeof hello) => ({
  id,
  version,
  name: english,
  translations: translation_count,
});
const answers = {
  phrase: {
    adminPage: ({ after }: { after?: string | undefined }) =>
      after ? { ...page, items: [thanks], next: null, previous: "p", offset: 2 } : page,
    matching: () => ({ items: [hello, goodbye, thanks].map(selected), more: false }),
    updateSelected: () => ({ count: 2, change_set_id: "77" }),
    deleteSelected: () => ({ count: 3, change_set_id: "78" }),
  },
  category: { adminList: () => [greetings, numbers] },
  language: { adminList: () => [farsi, spanish] },
  activity: { undo: () => ({ success: true as const }) },
};
const open = async (url = "/phrases") => {
  const rendered = await renderAdmin(url, { answers });
  await screen.findByRole("row", { name: /Hello/ });
  return rendered;
};
const checkbox = (name: string) => screen.findByRole("checkbox", { name });
const bar = () => screen.findByRole("region", { name: "Selected phrases" });
const press = async (name: string) => within(await bar()).getByRole("button", { name });
const records = (...phrases: (typeof hello)[]) => phrases.map(({ id, version }) => ({ id, version }));

test("moves the selected phrases of several pages to a category, and undoes that as a whole", async () => {
  const { user } = await open();
  await user.click(await checkbox("Goodbye"));
  expect(await screen.findByText("1 phrase selected", { selector: "[role=status]" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(await checkbox("Thanks"));
  expect(await screen.findByText("2 phrases selected", { selector: "[role=status]" })).toBeInTheDocument();
  await user.click(await press("Move to category"));
  const dialog = await screen.findByRole("dialog", { name: "Move to category" });
  await user.click(within(dialog).getByRole("combobox", { name: "Category" }));
  await user.click(await screen.findByRole("option", { name: "Numbers" }));
  await user.click(within(dialog).getByRole("button", { name: "Move 2 phrases" }));
  await expectToast("2 phrases were successfully moved.");
  expect(callsOf("phrase.updateSelected")).toEqual([
    { records: records(goodbye, thanks), category_id: numbers.id },
  ]);
  await expect.poll(() => screen.queryByRole("region", { name: "Selected phrases" })).toBeNull();
  await user.click(await toastButton("Undo"));
  await expectToast("The change was successfully undone.");
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "77" }]);
});

test("moves the selected phrases by keys: Enter takes the first category that matches, Ctrl+Enter moves", async () => {
  const { user } = await open();
  await user.click(await checkbox("Goodbye"));
  await user.click(await press("Move to category"));
  const dialog = await screen.findByRole("dialog", { name: "Move to category" });
  await expectFocus(() => within(dialog).getByRole("combobox", { name: "Category" }));
  await user.keyboard("numb{Enter}{Control>}{Enter}{/Control}");
  await expectToast("Phrases moved");
  expect(callsOf("phrase.updateSelected")).toEqual([{ records: records(goodbye), category_id: numbers.id }]);
});

test("selects all phrases that the filters match, and deletes them after saying what goes with them", async () => {
  const { user } = await open("/phrases?q=o");
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(await press("Select all 3 phrases that match"));
  expect(await screen.findByText("3 phrases selected", { selector: "[role=status]" })).toBeInTheDocument();
  expect(callsOf("phrase.matching")).toEqual([{ search: "o" }]);
  await user.click(await press("Delete"));
  const dialog = await screen.findByRole("dialog", { name: "Delete Phrases" });
  expect(dialog).toHaveTextContent("80 translations will also be deleted.");
  await user.click(within(dialog).getByRole("button", { name: "Delete 3 phrases" }));
  await expectToast("3 phrases were successfully deleted.");
  expect(callsOf("phrase.deleteSelected")).toEqual([{ records: records(hello, goodbye, thanks) }]);
});

test("makes the selected phrases popular and takes them out, with the focus back in the list", async () => {
  const { user } = await open();
  await user.click(await checkbox("Goodbye"));
  await user.click(await press("Make popular"));
  await expectToast("successfully updated.");
  expect(callsOf("phrase.updateSelected")).toEqual([{ records: records(goodbye), popular: true }]);
  await expectFocus(() => screen.getByRole("row", { name: /Goodbye/ }));
  await user.click(await checkbox("Hello"));
  await user.click(await press("Remove from popular"));
  await expect.poll(() => callsOf("phrase.updateSelected").length).toBe(2);
  expect(callsOf("phrase.updateSelected").at(-1)).toEqual({ records: records(hello), popular: false });
});

test("clears the selection when a filter changes", async () => {
  const { user } = await open();
  await user.click(await checkbox("Hello"));
  await bar();
  await user.type(screen.getByRole("searchbox", { name: "Search phrases" }), "bye");
  await expect.poll(() => screen.queryByRole("region", { name: "Selected phrases" })).toBeNull();
});

test("says which selected phrases were changed by other people, and takes them out of the selection", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  answerApi({
    phrase: {
      updateSelected: failsWith(409, "One of the 2 phrases was changed", {
        issues: [{ path: ["records", 1], message: "It has been deleted" }],
      }),
    },
  });
  await user.click(await press("Make popular"));
  const dialog = await screen.findByRole("dialog", { name: "Nothing was changed" });
  expect(within(dialog).getByRole("listitem")).toHaveTextContent("Goodbye: It has been deleted");
  await user.click(within(dialog).getByRole("button", { name: "Deselect it" }));
  expect(await screen.findByText("1 phrase selected", { selector: "[role=status]" })).toBeInTheDocument();
  expect(await checkbox("Hello")).toBeChecked();
});

test("keeps the versions of selected phrases that the user has saved and seen when their page is left", async () => {
  const { user } = await open();
  answerApi({ phrase: { options: () => [] } });
  await user.click(await checkbox("Hello"));
  await user.click(screen.getByRole("button", { name: "Edit Hello" }));
  await user.type(await screen.findByRole("textbox", { name: "English" }), "!");
  const saved = { ...hello, english: "Hello!", version: hello.version + 1 };
  answerApi({
    phrase: {
      update: () => saved,
      adminPage: ({ after }) => ({ ...page, items: after ? [thanks] : [saved, goodbye] }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Update Phrase" }));
  await screen.findByRole("row", { name: /Hello!/ });
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(await checkbox("Thanks"));
  await user.click(await press("Make popular"));
  await expect
    .poll(() => callsOf("phrase.updateSelected"))
    .toEqual([{ records: records(saved, thanks), popular: true }]);
});

test("exports the selected phrases in both formats, with their identifiers in the body", async () => {
  const sent: unknown[] = [];
  apiServer.use(
    http.post("*/api/phrase-intents/export", async ({ request }) => {
      sent.push([new URL(request.url).search, await request.json()]);
      return HttpResponse.json([]);
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(await press("Export other ways to say it as CSV"));
  await expect.poll(() => sent).toEqual([["?format=csv", { ids: [1, 2] }]]);
  await expect
    .poll(async () => (await press("Export other ways to say it as JSON")).getAttribute("aria-disabled"))
    .not.toBe("true");
  await user.click(await press("Export other ways to say it as JSON"));
  await expect.poll(() => sent[1]).toEqual(["?format=json", { ids: [1, 2] }]);
});

test("keeps the single keys of the screens while the checkbox of a row has the focus", async () => {
  const { user, router } = await open();
  await user.click(await checkbox("Goodbye"));
  await user.keyboard("/");
  await expectFocus(() => screen.getByRole("searchbox", { name: "Search phrases" }));
  await user.click(await checkbox("Hello"));
  await user.keyboard("?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await user.keyboard("{Escape}");
  await expectFocus(() => screen.getByRole("checkbox", { name: "Hello" }));
  await user.keyboard(" ");
  expect(await screen.findByText("1 phrase selected", { selector: "[role=status]" })).toBeInTheDocument();
  await user.keyboard("gc");
  await expect.poll(() => router.state.location.pathname).toBe("/categories");
});

/** Presses “Select all”, whose response arrives when `arrive` is called. */
async function selectAllLater() {
  const { user, router } = await open();
  const { queryClient } = router.options.context;
  const read = Promise.withResolvers<ReturnType<typeof answers.phrase.matching>>();
  answerApi({ phrase: { matching: () => read.promise } });
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(await press("Select all 3 phrases that match"));
  const arrive = async () => {
    read.resolve(answers.phrase.matching());
    await expect.poll(() => queryClient.isFetching()).toBe(0);
  };
  return { user, arrive };
}
const isSelected = async (text: string) =>
  expect(await screen.findByText(text, { selector: "[role=status]" })).toBeInTheDocument();

test("keeps what is deselected while all phrases that match are being read", async () => {
  const { user, arrive } = await selectAllLater();
  await user.click(await checkbox("Goodbye"));
  await arrive();
  await isSelected("2 phrases selected");
  expect(await checkbox("Goodbye")).not.toBeChecked();
});

test("keeps a selection made under a new filter when all phrases of the previous filter arrive", async () => {
  const { user, arrive } = await selectAllLater();
  await user.type(screen.getByRole("searchbox", { name: "Search phrases" }), "bye{Enter}");
  await expect.poll(() => screen.queryByRole("region", { name: "Selected phrases" })).toBeNull();
  await user.click(await checkbox("Goodbye"));
  await arrive();
  await isSelected("1 phrase selected");
});
