import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, spanish } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const list = { language: { adminList: () => [spanish, farsi] } };
/** The table, once its rows are rendered. */
const table = async () => {
  await screen.findByRole("rowheader", { name: "Spanish" });
  return screen.getByRole("table", { name: "Languages" });
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("lists every language, with its native name in its own script and direction", async () => {
  await renderAdmin("/languages", { answers: list });
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
});

test("shows three placeholder rows while the languages load", async () => {
  const answer = Promise.withResolvers<never[]>();
  await renderAdmin("/languages", { answers: { language: { adminList: () => answer.promise } } });
  const region = await screen.findByRole("region", { name: "Languages" });
  expect(region).toHaveAttribute("aria-busy", "true");
  expect(within(region).getAllByRole("row")).toHaveLength(1 + 3);
  answer.resolve([]);
  expect(
    await screen.findByText("No languages found. Add your first language to get started."),
  ).toBeVisible();
});

test("shows an error with a retry button when the languages fail to load", async () => {
  const adminList = () => {
    throw new ApiFailure(503, "The database does not answer. Try again in a moment.");
  };
  const { user } = await renderAdmin("/languages", { answers: { language: { adminList } } });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("The database does not answer. Try again in a moment.");
  answerApi(list);
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(await table()).toBeInTheDocument();
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

test("opens the history of a language from its row", async () => {
  const history = () => ({ label: "Farsi (Persian)", exists: true, entries: [] });
  const { user } = await renderAdmin("/languages", { answers: { ...list, activity: { history } } });
  await user.click(await screen.findByRole("button", { name: "History of Farsi (Persian)" }));
  const drawer = await screen.findByRole("dialog", { name: "History" });
  expect(await within(drawer).findByText("Farsi (Persian)")).toBeVisible();
  expect(callsOf("activity.history")).toEqual([{ kind: "language", record_id: farsi.id }]);
});
