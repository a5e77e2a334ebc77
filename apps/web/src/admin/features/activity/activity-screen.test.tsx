import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { activityEntry, deletedLanguage } from "../../testing/activity.ts";
import { farsi } from "../../testing/content.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const DAY = 86_400_000;
const names = () => [
  { id: 2, name: "Grace" },
  { id: 3, name: "Ada" },
];

const open = (address: string, activity: NonNullable<ApiAnswers["activity"]>, me?: typeof administrator) =>
  renderAdmin(address, { ...(me && { me }), answers: { people: { names }, activity } });

test("groups entries by day and expands them to field-by-field changes", async () => {
  const { user } = await open("/activity", {
    list: () => ({
      items: [activityEntry(2), activityEntry(1, { at: new Date(Date.now() - 3 * DAY).toISOString() })],
      next: null,
    }),
  });
  const today = await screen.findByRole("region", { name: "Today" });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  const entry = within(today).getByRole("button", {
    name: /Grace changed the translation Phrase 2 in Spanish/,
  });
  expect(screen.queryByText("Usage Notes")).toBeNull();
  await user.click(entry);
  expect(entry).toHaveAttribute("aria-expanded", "true");
  expect(within(today).getByText("Usage Notes")).toBeInTheDocument();
  expect(within(today).getByRole("insertion")).toHaveTextContent("noon");
});

test("lists a change set with many changes page by page", async () => {
  const change = { kind: "translation" as const, action: "delete" as const, fields: [], language_id: 9 };
  const { user } = await open("/activity", {
    list: () => ({ items: [deletedLanguage(5)], next: null }),
    changes: ({ after }) =>
      after
        ? { items: [{ ...change, id: "3", record_id: 3, label: "Thanks in Georgian" }], next: null }
        : {
            items: [
              { ...change, id: "1", record_id: 1, label: "Hello in Georgian" },
              { ...change, id: "2", record_id: 2, label: "Bye in Georgian" },
            ],
            next: "2",
          },
  });
  await user.click(
    await screen.findByRole("button", { name: /deleted the language Georgian and 133 translations/ }),
  );
  expect(await screen.findByText("Hello in Georgian")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show more changes" }));
  expect(await screen.findByText("Thanks in Georgian")).toBeInTheDocument();
  expect(screen.getByText("Bye in Georgian")).toBeInTheDocument();
  expect(callsOf("activity.changes")).toEqual([{ change_set_id: "5" }, { change_set_id: "5", after: "2" }]);
});

test("sets native text in the direction of its language, even when its first letters run the other way", async () => {
  const fields = [{ field: "native_text", before: "OK", after: "OK، باشه" }];
  const { user } = await open("/activity", {
    list: () => ({
      items: [
        activityEntry(2, { headline: { ...activityEntry(2).headline, fields, language_id: farsi.id } }),
      ],
      next: null,
    }),
  });
  answerApi({ language: { adminList: () => [farsi] } });
  await user.click(await screen.findByRole("button", { name: /Phrase 2/ }));
  const text = () => screen.getByRole("definition").querySelector('[lang="fa"]');
  await expect.poll(() => text()?.getAttribute("dir")).toBe("rtl");
  expect(text()).toHaveTextContent("OK، باشه");
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
  await expect.poll(() => document.activeElement).toBe(screen.getByText("2 changes"));
  expect(callsOf("activity.list")).toEqual([{}, { after: "2" }]);
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

test("hides administrator-only filters from editors", async () => {
  const list = () => ({ items: [], next: null });
  const { user } = await open("/activity", { list });
  await user.click(await screen.findByRole("combobox", { name: "Kind" }));
  expect(await screen.findByRole("option", { name: "Settings" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "People" })).toBeNull();
});

test("lets administrators filter the activity by people and tokens", async () => {
  const { user } = await open("/activity", { list: () => ({ items: [], next: null }) }, administrator);
  await user.click(await screen.findByRole("combobox", { name: "Kind" }));
  expect(await screen.findByRole("option", { name: "People" })).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "API tokens" })).toBeInTheDocument();
});

test("undoes a save after a confirmation and reloads the list", async () => {
  const { user } = await open("/activity", {
    list: () => ({ items: [deletedLanguage(5)], next: null }),
    changes: () => ({ items: [], next: null }),
    undo: () => ({ success: true }),
  });
  await user.click(await screen.findByRole("button", { name: /Georgian/ }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(callsOf("activity.undo")).toEqual([]);
  answerApi({
    activity: {
      list: () => ({
        items: [
          activityEntry(6, {
            reason: "undo",
            headline: { ...deletedLanguage(5).headline, action: "create" },
          }),
          { ...deletedLanguage(5), undoable: false },
        ],
        next: null,
      }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "5" }]);
  expect(
    await screen.findByRole("button", { name: /brought back the language Georgian/ }),
  ).toBeInTheDocument();
  // The undo button is gone.
  expect(screen.getByRole("button", { name: /deleted the language Georgian/ })).toHaveFocus();
});

test("shows why a change cannot be undone next to its undo button", async () => {
  const { user } = await open("/activity", {
    list: () => ({ items: [activityEntry(2), activityEntry(1, { undoable: false })], next: null }),
    undo: () => {
      throw new ApiFailure(409, "Phrase 2 in Spanish was changed since. Undo that change first.");
    },
  });
  await user.click(await screen.findByRole("button", { name: /Phrase 1/ }));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /Phrase 2/ }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.keyboard("{Enter}");
  expect(
    await screen.findByText("Phrase 2 in Spanish was changed since. Undo that change first."),
  ).toBeInTheDocument();
  expect(screen.getByText("Failed to undo the change. Please try again.")).toBeInTheDocument();
});

test("shows an error with a retry button when the activity fails to load", async () => {
  const { user } = await open("/activity", {
    list: () => {
      throw new ApiFailure(500, "Something went wrong on our side");
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("The activity could not be loaded.");
  answerApi({ activity: { list: () => ({ items: [activityEntry(2)], next: null }) } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Phrase 2 in Spanish")).toBeInTheDocument();
});
