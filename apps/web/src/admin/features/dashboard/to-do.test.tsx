import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { emptyDashboard, emptyWork, languageCoverage, mention } from "../../testing/dashboard.ts";
import { administrator, editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";

test("names one of each in the singular, and reads what waits again at each visit", async () => {
  const coverage = () => [languageCoverage(1, "A", { translated: 133, in_review: 1 })];
  const { router, user } = await renderAdmin("/", {
    answers: {
      ...emptyDashboard,
      language: { coverage },
      suggestion: { list: () => suggestionPage([salamSuggestion]) },
      dashboard: {
        work: () => ({
          mentions: { items: [mention], total: 1 },
          open_comments: 1,
          open_tasks: 1,
          warnings: { count: 1, more: false },
          site: null,
        }),
      },
    },
  });
  const section = within(screen.getByRole("region", { name: "To do" }));
  await section.findByRole("link", { name: "1 Missing translation" });
  await section.findByRole("link", { name: "1 Suggestion" });
  await section.findByRole("link", { name: "1 Open task" });
  expect(section.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "1 Mention of you",
    "1 Missing translation",
    "1 Translation to review",
    "1 Translation with warnings",
    "1 Open comment",
    "1 Suggestion",
    "0 Missed searches",
    "1 Open task",
    "None Last deployment",
  ]);
  const suggestions = within(screen.getByRole("region", { name: "Suggestions" }));
  expect(suggestions.getByRole("link", { name: "“Hello” in Farsi" })).toHaveAttribute(
    "href",
    `/admin/suggestions#suggestion-${salamSuggestion.id}`,
  );
  await user.click(suggestions.getByRole("link", { name: "“Hello” in Farsi" }));
  expect(await screen.findByRole("table", { name: "Suggestions" })).toBeInTheDocument();
  expect(document.getElementById(router.state.location.hash)).toHaveTextContent("“Hello” in Farsi");
  const read = callsOf("language.coverage").length;
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await expect.poll(() => callsOf("language.coverage").length).toBeGreaterThan(read);
});

test.each([
  [[1], "34 Missing translations", "language=1"],
  [[1, 2], "39 Missing translations", "mine=true"],
])(
  "counts what waits in the languages %j of an editor, and leads to it",
  async (language_ids, missing, own) => {
    await renderAdmin("/", {
      me: { ...editor, language_ids },
      answers: {
        ...emptyDashboard,
        language: {
          adminList: () => [],
          coverage: () => [
            languageCoverage(1, "A", { translated: 100, in_review: 1 }),
            languageCoverage(2, "B", { translated: 129 }),
            languageCoverage(3, "C", { translated: 0, in_review: 4 }),
          ],
        },
      },
    });
    const section = within(screen.getByRole("region", { name: "To do" }));
    const link = (name: string) => section.findByRole("link", { name });
    expect(await link(missing)).toHaveAttribute("href", `/admin/translations?${own}&show=missing`);
    expect(await link("1 Translation to review")).toHaveAttribute(
      "href",
      `/admin/translations?${own}&show=review`,
    );
    for (const [name, show] of [
      ["0 Translations with warnings", "warnings"],
      ["0 Open comments", "comments"],
    ] as const) {
      expect(await link(name)).toHaveAttribute("href", `/admin/translations?${own}&show=${show}`);
    }
  },
);

test.each([
  ["an editor", editor, "/admin/activity"],
  ["an administrator", administrator, "/admin/cdn"],
])("shows %s how many changes are not deployed, and leads to them", async (_, me, href) => {
  const site = { status: "succeeded" as const, at: "2026-03-02T08:00:00.000Z", changes: 3 };
  await renderAdmin("/", {
    me,
    answers: { ...emptyDashboard, dashboard: { work: () => ({ ...emptyWork, site }) } },
  });
  const card = await screen.findByRole("link", { name: /^Succeeded Last deployment/ });
  expect(card).toHaveTextContent("3 changes not deployed");
  expect(card).toHaveAttribute("href", href);
});

test("shows and counts the suggestions in the languages of an editor, and leads to them", async () => {
  await renderAdmin("/", {
    me: { ...editor, language_ids: [salamSuggestion.language_id] },
    answers: { ...emptyDashboard, suggestion: { list: () => suggestionPage([salamSuggestion]) } },
  });
  expect(await screen.findByRole("link", { name: "1 Suggestion" })).toHaveAttribute(
    "href",
    "/admin/suggestions?mine=true",
  );
  const panel = within(screen.getByRole("region", { name: "Suggestions" }));
  expect(panel.getByRole("link", { name: "“Hello” in Farsi" })).toHaveAttribute(
    "href",
    `/admin/suggestions?mine=true#suggestion-${salamSuggestion.id}`,
  );
  expect(panel.getByRole("link", { name: "View all suggestions" })).toHaveAttribute(
    "href",
    "/admin/suggestions?mine=true",
  );
  const asked = { status: "open", language_ids: [salamSuggestion.language_id] };
  expect(new Set(callsOf("suggestion.list").map((call) => JSON.stringify(call)))).toEqual(
    new Set([JSON.stringify(asked)]),
  );
});
