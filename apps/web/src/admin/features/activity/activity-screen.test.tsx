import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { activityEntry } from "../../testing/activity.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const names = () => [
  { id: 2, name: "Grace", active: true },
  { id: 3, name: "Ada", active: true },
];

const open = (url: string, activity: NonNullable<ApiAnswers["activity"]>, me?: typeof administrator) =>
  renderAdmin(url, { ...(me && { me }), answers: { people: { names }, activity } });

test("groups entries by day after a retry, and expands them to field-by-field changes", async () => {
  const { user } = await open("/activity", { list: failsWith(500, "Something went wrong on our side") });
  expect(await screen.findByRole("alert")).toHaveTextContent("The activity could not be loaded.");
  const older = activityEntry(1, { at: "2026-03-10T12:00:00.000Z" });
  answerApi({ activity: { list: () => ({ items: [activityEntry(2), older], next: null }) } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const today = await screen.findByRole("region", { name: "Today" });
  expect(screen.getAllByRole("heading", { level: 2 }).map((day) => day.textContent)).toEqual([
    "Today",
    "Mar 10, 2026",
  ]);
  const entry = within(today).getByRole("button", {
    name: /Grace changed the translation Phrase 2 in Spanish/,
    expanded: false,
  });
  expect(screen.queryByText("Usage Notes")).toBeNull();
  await user.click(entry);
  expect(entry).toHaveAttribute("aria-expanded", "true");
  expect(within(today).getByText("Usage Notes")).toBeInTheDocument();
  expect(within(today).getByRole("insertion")).toHaveTextContent("noon");
});

test("appends more activity entries by cursor", async () => {
  const { user } = await open("/activity", {
    list: ({ after }) =>
      after ? { items: [activityEntry(1)], next: null } : { items: [activityEntry(2)], next: "2" },
  });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Phrase 1 in Spanish")).toBeInTheDocument();
  expect(screen.getByText("Phrase 2 in Spanish")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await expectFocus(() => screen.getByText("2 changes"));
  expect(callsOf("activity.list")).toEqual([{}, { after: "2" }]);
});

test("filters by a day once its year is typed in full, and keeps what is typed before", async () => {
  const { router } = await open("/activity", { list: () => ({ items: [], next: null }) });
  const from = await screen.findByLabelText("From");
  fireEvent.change(from, { target: { value: "0202-03-10" } });
  expect(from).toHaveValue("0202-03-10");
  fireEvent.change(from, { target: { value: "2026-03-10" } });
  expect(from).toHaveValue("2026-03-10");
  await expect.poll(() => router.state.location.href).toBe("/activity?from=2026-03-10");
  await expect
    .poll(() => callsOf("activity.list"))
    .toEqual([{}, { from: new Date(2026, 2, 10).toISOString() }]);
  fireEvent.change(from, { target: { value: "" } });
  await expect.poll(() => router.state.location.href).toBe("/activity");
});

test("stores the activity filters in the URL, with days in the reader's time zone", async () => {
  const { user, router } = await open("/activity?person=3&kind=language&from=2026-03-01&to=2026-03-02", {
    list: () => ({ items: [], next: null }),
  });
  expect(await screen.findByText("No changes match your filters.")).toBeInTheDocument();
  expect(callsOf("activity.list")).toEqual([
    {
      person_id: 3,
      kind: "language",
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 2, 3).toISOString(),
    },
  ]);
  expect(await screen.findByDisplayValue("Ada")).toBe(screen.getByRole("combobox", { name: "Person" }));
  await user.click(screen.getByRole("combobox", { name: "Kind" }));
  await user.click(await screen.findByRole("option", { name: "Phrases" }));
  await expect
    .poll(() => router.state.location.href)
    .toBe("/activity?person=3&kind=phrase&from=2026-03-01&to=2026-03-02");
  await user.click(screen.getByRole("combobox", { name: "Kind" }));
  await user.click(await screen.findByRole("option", { name: "Everything" }));
  await expect
    .poll(() => router.state.location.href)
    .toBe("/activity?person=3&from=2026-03-01&to=2026-03-02");
  await user.click(await screen.findByRole("button", { name: "Reset Filters" }));
  await expect.poll(() => router.state.location.href).toBe("/activity");
  expect(await screen.findByText("No changes yet")).toBeInTheDocument();
});

test("lets administrators filter the activity by people, tokens, webhooks and settings", async () => {
  const { user } = await open("/activity", { list: () => ({ items: [], next: null }) }, administrator);
  await user.click(await screen.findByRole("combobox", { name: "Kind" }));
  expect(await screen.findByRole("option", { name: "People" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "API tokens" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Webhooks" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Settings" })).toBeInTheDocument();
});

test("filters the activity by tasks, including their moves, and by documents", async () => {
  const { user, router } = await open("/activity", { list: () => ({ items: [], next: null }) });
  await user.click(await screen.findByRole("combobox", { name: "Kind" }));
  const kinds = await screen.findAllByRole("option");
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    "Everything",
    "Languages",
    "Categories",
    "Phrases",
    "Translations",
    "Tasks",
    "Documents",
    "Files",
    "Synonym groups",
  ]);
  await user.click(screen.getByRole("option", { name: "Tasks" }));
  await expect.poll(() => router.state.location.href).toBe("/activity?kind=task");
  await expect.poll(() => callsOf("activity.list").at(-1)).toEqual({ kind: "task" });
});
