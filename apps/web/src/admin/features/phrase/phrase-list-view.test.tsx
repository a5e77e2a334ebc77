import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { farsi, goodbye, greetings, hello, numbers, spanish } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";

const page: AdminPhrasePage = { items: [hello, goodbye], next: "n", previous: null, total: 133, offset: 0 };
const answers = {
  phrase: {
    adminPage: ({
      page: number = 1,
      limit = 50,
    }: {
      page?: number | undefined;
      limit?: number | undefined;
    }) => ({
      ...page,
      offset: (number - 1) * limit,
    }),
  },
  category: { adminList: () => [greetings, numbers] },
  language: { adminList: () => [farsi, spanish] },
};
afterEach(() => localStorage.clear());

const open = async (url = "/phrases") => {
  const rendered = await renderAdmin(url, { answers });
  await screen.findByRole("row", { name: /Hello/ });
  return rendered;
};
const headers = () => screen.getAllByRole("columnheader").map((header) => header.textContent);
const lastPage = () => callsOf("phrase.adminPage").at(-1);

test("hides columns and shows compact rows, also when the list is opened again", async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole("button", { name: "View" }));
  const dialog = await screen.findByRole("dialog", { name: "View" });
  await user.click(within(dialog).getByRole("checkbox", { name: "Category" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Compact rows" }));
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await expect.poll(headers).toEqual(["English Phrase", "Translations", "Actions"]);
  expect(screen.getByRole("table", { name: "Phrases" })).toHaveAttribute("data-dense");
  unmount();
  await open();
  expect(headers()).toEqual(["English Phrase", "Translations", "Actions"]);
});

test("goes to a page by its number, and changes how many rows a page has, both in the URL", async () => {
  const { user, router } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Page/ }), "3");
  await expect.poll(lastPage).toEqual({ page: 3 });
  expect(router.state.location.href).toBe("/phrases?page=3");
  expect(await screen.findByText("101–102 of 133")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Rows/ }), "100");
  await expect.poll(lastPage).toEqual({ limit: 100 });
  expect(router.state.location.href).toBe("/phrases?size=100");
});

test("saves a view by name with filters, order and columns, opens it again, and deletes it", async () => {
  const { user, router } = await open("/phrases?category=4&sort=english&order=desc&page=2");
  const dialog = () => screen.findByRole("dialog", { name: "View" });
  await user.click(screen.getByRole("button", { name: "View" }));
  await user.click(within(await dialog()).getByRole("checkbox", { name: "Translations" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Save view" }));
  expect(await screen.findByText("Enter a name")).toBeInTheDocument();
  await user.type(
    within(await dialog()).getByRole("textbox", { name: "Name of the view" }),
    "Numbers, Z to A",
  );
  await user.click(within(await dialog()).getByRole("button", { name: "Save view" }));
  await expectToast("was saved on this device.");
  await user.click(within(await dialog()).getByRole("checkbox", { name: "Translations" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Close" }));
  await router.navigate({ to: "/phrases", search: { q: "one" } });
  await expect.poll(lastPage).toEqual({ search: "one" });

  await user.click(screen.getByRole("button", { name: "View" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Numbers, Z to A" }));
  await expect.poll(lastPage).toEqual({ category_id: 4, sort: "english", order: "desc" });
  await expect.poll(headers).toEqual(["English Phrase", "Category", "Actions"]);
  await user.click(screen.getByRole("button", { name: "View" }));
  await user.click(within(await dialog()).getByRole("button", { name: "Delete the view Numbers, Z to A" }));
  expect(await screen.findByText("No saved views yet.")).toBeInTheDocument();
});

test("says that the browser does not store a view, and keeps its name typed", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "View" }));
  const dialog = within(await screen.findByRole("dialog", { name: "View" }));
  const name = dialog.getByRole("textbox", { name: "Name of the view" });
  await user.type(name, "Numbers");
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  await user.click(dialog.getByRole("button", { name: "Save view" }));
  expect(await dialog.findByText(/^Not saved: your browser blocks storage/)).toBeVisible();
  expect(name).toHaveValue("Numbers");
  expect(dialog.getByText("No saved views yet.")).toBeVisible();
});
