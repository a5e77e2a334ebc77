import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { goodbye, greetings, hello } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const thanks = { ...goodbye, id: 3, slug: "thank-you", english: "Thank you" };
const PAGES: Record<string, AdminPhrasePage> = {
  first: { items: [hello, goodbye], next: "n", previous: null, total: 3, offset: 0 },
  second: { items: [thanks], next: null, previous: "p", total: 3, offset: 2 },
};

type ReadPage = (input: { after?: string | undefined }) => AdminPhrasePage | Promise<AdminPhrasePage>;

function open(
  url: string,
  adminPage: ReadPage = ({ after }) => PAGES[after === "n" ? "second" : "first"] as AdminPhrasePage,
) {
  return renderAdmin(url, {
    answers: {
      phrase: {
        adminPage,
        options: () => [],
      },
      category: { adminList: () => [greetings] },
      language: { adminList: () => [] },
    },
  });
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
const field = () => screen.getByRole("textbox", { name: "English" });
const expectEnglish = (text: string) => waitFor(() => expect(field()).toHaveValue(text));
/** Waits for the focus, because keys go to the form that has it. */
const press = async (user: Awaited<ReturnType<typeof open>>["user"], key: string) => {
  await expectFocus(field);
  await user.keyboard(`{Alt>}{${key}}{/Alt}`);
};

test("the dialog goes to the phrases before and after in the filtered and sorted list, also on other pages", async () => {
  const { user, router } = await open("/phrases?q=o&sort=english&edit=1");
  await expectEnglish("Hello");
  const form = await dialog();
  expect(form.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
  expect(form.getByRole("link", { name: "View on site" })).toHaveAttribute("href", "/phrases/hello");
  await user.click(form.getByRole("button", { name: "Next" }));
  await expectEnglish("Goodbye");
  await press(user, "ArrowDown");
  await expectEnglish("Thank you");
  expect(router.state.location.search).toEqual({ q: "o", sort: "english", edit: "3", after: "n" });
  expect(callsOf("phrase.adminPage").at(-1)).toMatchObject({ search: "o", sort: "english", after: "n" });
  await press(user, "ArrowUp");
  await expectEnglish("Goodbye");
  expect(router.state.location.search).toEqual({ q: "o", sort: "english", edit: "2", before: "p" });
});

test("Back closes the dialog also after it has gone on to the next phrases", async () => {
  const { user, router } = await open("/phrases");
  await user.click(await screen.findByRole("button", { name: "Edit Hello" }));
  await expectEnglish("Hello");
  await press(user, "ArrowDown");
  await expectEnglish("Goodbye");
  await press(user, "ArrowDown");
  await expectEnglish("Thank you");
  router.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.href).toBe("/phrases");
});

test("a dialog that was closed while the next page of the list loads stays closed", async () => {
  const late = Promise.withResolvers<AdminPhrasePage>();
  const { user, router } = await open("/phrases?edit=2", ({ after }) =>
    after === "n" ? late.promise : (PAGES["first"] as AdminPhrasePage),
  );
  await expectEnglish("Goodbye");
  await press(user, "ArrowDown");
  await expect.poll(() => callsOf("phrase.adminPage").at(-1)).toMatchObject({ after: "n" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await act(async () => late.resolve(PAGES["second"] as AdminPhrasePage));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.href).toBe("/phrases");
});

test("the dialog asks for confirmation before unsaved text is lost to the next phrase", async () => {
  const { user } = await open("/phrases?edit=1");
  await expectEnglish("Hello");
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "English" }), "!");
  await user.click(form.getByRole("button", { name: "Next" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await expectEnglish("Hello!");
  await user.click(form.getByRole("button", { name: "Next" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(field()).toHaveValue("Goodbye"));
});

test("the dialog of a phrase that is not in the list has no neighbors", async () => {
  await renderAdmin("/phrases?edit=9", {
    answers: {
      phrase: {
        adminPage: () => PAGES["first"] as AdminPhrasePage,
        adminGet: () => ({ ...thanks, id: 9 }),
        options: () => [],
      },
      category: { adminList: () => [greetings] },
      language: { adminList: () => [] },
    },
  });
  await expectEnglish("Thank you");
  expect((await dialog()).queryByRole("button", { name: "Next" })).toBeNull();
});
