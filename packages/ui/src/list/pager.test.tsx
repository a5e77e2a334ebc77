// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { Pager } from "./pager.tsx";

const middle = { items: Array.from({ length: 50 }), next: "n", previous: "p", total: 1_133, offset: 50 };
const press = (name: string) => screen.getByRole("button", { name });

test("shows the range of the page and links to the next and the previous page", async () => {
  const onPage = vi.fn<(key: object) => void>();
  const { user } = renderComponent(() => <Pager page={middle} onPage={onPage} />);
  expect(screen.getByText("51–100 of 1,133")).toBeInTheDocument();
  await user.click(press("Next"));
  await user.click(press("Previous"));
  expect(onPage.mock.calls).toEqual([[{ after: "n" }], [{ before: "p" }]]);
});

test("does not go beyond the last page, where the button keeps its position", async () => {
  const onPage = vi.fn<(key: object) => void>();
  const last = { ...middle, items: [1, 2, 3], next: null, offset: 1_130 };
  const { user } = renderComponent(() => <Pager page={last} onPage={onPage} />);
  expect(screen.getByText("1,131–1,133 of 1,133")).toBeInTheDocument();
  expect(press("Next")).toHaveAttribute("aria-disabled", "true");
  await user.click(press("Next"));
  expect(onPage).not.toHaveBeenCalled();
});

test("shows only known totals of an uncounted list, and no pager buttons for a single page", async () => {
  const only = { items: [1, 2], next: null, previous: null, total: 2, offset: null };
  renderComponent(() => <Pager page={only} onPage={() => {}} />);
  expect(screen.getByText("2 in all")).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("shows that the list has more rows than were counted", async () => {
  const first = { ...middle, total: 10_000, more: true, previous: null, offset: 0 };
  const deep = { ...first, previous: "p", offset: null };
  renderComponent(() =>
    [first, deep].map((page) => <Pager key={page.previous} page={page} onPage={() => {}} />),
  );
  expect(screen.getByText("1–50 of more than 10,000")).toBeInTheDocument();
  expect(screen.getByText("More than 10,000 in all")).toBeInTheDocument();
});

test("continues after a scanned range of the list without results", async () => {
  const onPage = vi.fn<(key: object) => void>();
  const empty = { items: [], next: "n", previous: null, total: null, offset: null };
  const { user } = renderComponent(() => <Pager page={empty} onPage={onPage} />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "None on this page. There may be more on the next page.",
  );
  await user.click(press("Next"));
  expect(onPage.mock.calls).toEqual([[{ after: "n" }]]);
});

test.each([
  [1, "n", null, "1 on this page. There may be more on the next page."],
  [3, "n", "p", "3 on this page. There may be more on the next page and the previous one."],
  [3, null, null, "3 on this page."],
])(
  "reports that %i rows of a scanned page match, and where there may be more",
  async (count, next, previous, words) => {
    const part = { items: Array.from({ length: count }), next, previous, total: null, offset: null };
    renderComponent(() => <Pager page={part} onPage={() => {}} />);
    expect(screen.getByRole("status")).toHaveTextContent(words);
  },
);

test("returns to the first page from a page whose rows no longer exist", async () => {
  const onPage = vi.fn<(key: object) => void>();
  const gone = { items: [], next: null, previous: null, total: null, offset: null };
  const { user } = renderComponent(() => <Pager page={gone} onPage={onPage} />);
  expect(screen.getByRole("status")).toHaveTextContent("Nothing is left on this page.");
  await user.click(press("First page"));
  expect(onPage.mock.calls).toEqual([[{}]]);
});
