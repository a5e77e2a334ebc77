import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { activityEntry, deletedLanguage } from "../../testing/activity.ts";
import { greetings, numbers } from "../../testing/content.ts";
import { emptyDashboard, languageCoverage, manyLanguages, mention } from "../../testing/dashboard.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";

const missed = (id: number, finds_now = false) => ({
  id,
  text: `text ${id}`,
  times: 2,
  first_day: "2026-03-02",
  last_day: "2026-03-28",
  finds_now,
});

const table = () => screen.getByRole("table", { name: "Coverage of each language" });
const languages = () =>
  within(table())
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

test("shows three cards with content counts that link to the lists", async () => {
  await renderAdmin("/", {
    answers: {
      ...emptyDashboard,
      language: { coverage: () => manyLanguages },
      category: {
        adminList: () => [
          { ...greetings, phrase_count: 1_300 },
          { ...numbers, phrase_count: 40 },
        ],
      },
    },
  });
  const card = (name: string) => screen.findByRole("link", { name });
  expect(await card("12 Languages")).toHaveAttribute("href", "/admin/languages");
  expect(await card("1,340 Phrases")).toHaveAttribute("href", "/admin/phrases");
  expect(await card("2 Categories")).toHaveAttribute("href", "/admin/categories");
});

test("shows placeholder cards while the counts load", async () => {
  const counted = Promise.withResolvers<[]>();
  await renderAdmin("/", { answers: { category: { adminList: () => counted.promise } } });
  const card = within(screen.getByRole("main")).getByRole("link", { name: "Categories" });
  expect(card).toHaveAttribute("aria-busy", "true");
  counted.resolve([]);
  expect(await screen.findByRole("link", { name: "0 Categories" })).toHaveAttribute("aria-busy", "false");
});

test("shows what waits before the counts, each with a link to its list", async () => {
  await renderAdmin("/", {
    me: administrator,
    answers: {
      language: {
        coverage: () => [
          languageCoverage(1, "A", { translated: 100, in_review: 2 }),
          languageCoverage(2, "B"),
        ],
      },
      suggestion: { list: () => ({ items: [], next: null, previous: null, total: 1_200, offset: 0 }) },
      missedSearch: {
        list: () => ({
          items: [missed(1), missed(2, true)],
          next: "2",
          previous: null,
          total: 40,
          offset: 0,
        }),
      },
      dashboard: {
        work: () => ({
          mentions: { items: [mention], total: 3 },
          open_comments: 5,
          open_tasks: 0,
          warnings: { count: 200, more: true },
          site: { status: "failed", at: new Date(Date.now() - 2 * 3_600_000).toISOString(), changes: 3 },
        }),
      },
    },
  });
  const section = within(screen.getByRole("region", { name: "To do" }));
  await section.findByRole("link", { name: "34 Missing translations" });
  await section.findByRole("link", { name: "5 Open comments" });
  expect(section.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["3 Mentions of you", "/admin/#mentions"],
    ["34 Missing translations", "/admin/translations?show=missing"],
    ["2 Translations to review", "/admin/translations?show=review"],
    ["200+ Translations with warnings", "/admin/translations?show=warnings"],
    ["5 Open comments", "/admin/translations?show=comments"],
    ["1,200 Suggestions", "/admin/suggestions"],
    ["1+ Missed searches", "/admin/missed-searches"],
    ["0 Open tasks", "/admin/tasks"],
    ["Failed Last deployment, 2 hours ago · 3 changes not deployed", "/admin/cdn"],
  ]);
  const [work, counts] = screen
    .getAllByRole("list")
    .filter((list) => within(list).queryByText(/^(Open tasks|Phrases)$/));
  expect(work?.compareDocumentPosition(counts as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const mentions = within(screen.getByRole("region", { name: "Mentions" }));
  expect(mentions.getByRole("listitem")).toHaveTextContent(
    "Ada on “Hello” in SpanishIs this right, @Test Editor?",
  );
  expect(mentions.getByRole("link", { name: "“Hello” in Spanish" })).toHaveAttribute(
    "href",
    "/admin/translations?edit=103",
  );
});

test("shows dashes for the work that failed to load", async () => {
  await renderAdmin("/", {
    answers: { dashboard: { work: failsWith(500, "Something went wrong on our side.") } },
  });
  const section = within(screen.getByRole("region", { name: "To do" }));
  expect(await section.findByRole("link", { name: "— Open tasks" })).toBeVisible();
  expect(await section.findByRole("link", { name: "0 Suggestions" })).toBeVisible();
  expect(await section.findByRole("link", { name: "— Last deployment" })).toHaveAttribute(
    "href",
    "/admin/activity",
  );
  expect(await screen.findByText("The mentions could not be loaded.")).toBeVisible();
});

test("links to four quick actions, and returns from a quick action's dialog to the dashboard when it is closed, and to the list after a save", async () => {
  const { user, router } = await renderAdmin("/?sort=audio", {
    answers: { category: { create: () => numbers } },
  });
  const actions = within(screen.getByRole("region", { name: "Quick Actions" })).getAllByRole("link");
  expect(actions.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Add Language", "/admin/languages/new"],
    ["Add Phrase", "/admin/phrases/new"],
    ["Add Translation", "/admin/translations/new"],
    ["Add Category", "/admin/categories/new"],
  ]);
  const add = async () => {
    await user.click(await screen.findByRole("link", { name: "Add Category" }));
    return within(await screen.findByRole("dialog", { name: "Add Category" }));
  };
  const back = vi.spyOn(router.history, "back");
  await add();
  // Repeated like a key that is held down.
  await user.keyboard("{Escape}{Escape}");
  await expect.poll(() => router.state.location.href).toBe("/?sort=audio");
  expect(back).toHaveBeenCalledTimes(1);
  const dialog = await add();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Numbers");
  await user.type(dialog.getByRole("textbox", { name: "Description" }), "To count with.");
  await user.click(dialog.getByRole("button", { name: "Add Category" }));
  await expectToast("Category addedThe category was successfully added.");
  await expect.poll(() => router.state.location.href).toBe("/categories");
});

test("shows the newest saves in the recent activity and links to all of them", async () => {
  await renderAdmin("/", {
    answers: { activity: { list: () => ({ items: [deletedLanguage(5), activityEntry(4)], next: "4" }) } },
  });
  const panel = screen.getByRole("region", { name: "Recent Activity" });
  const [newest] = await within(panel).findAllByRole("listitem");
  expect(newest).toHaveTextContent("Grace deleted the language Georgian and 133 translations");
  expect(callsOf("activity.list")).toContainEqual({ limit: 8 });
  expect(within(panel).getByRole("link", { name: "View all activity" })).toHaveAttribute(
    "href",
    "/admin/activity",
  );
});

test("links each coverage figure to the remaining work", async () => {
  await renderAdmin("/", {
    answers: {
      language: {
        coverage: () => [
          languageCoverage(7, "Georgian", { translated: 120, romanized: 100, with_audio: 20, in_review: 2 }),
          languageCoverage(8, "Spanish", { needs_romanization: false, romanized: 0, with_audio: 134 }),
        ],
      },
    },
  });
  const figure = (name: string) => screen.findByRole("link", { name });
  expect(await figure("Georgian: 120 / 134 translated")).toHaveAttribute(
    "href",
    "/admin/translations/grid?language=7",
  );
  expect(await figure("Georgian: 100 / 120 romanized")).toHaveAttribute(
    "href",
    "/admin/translations?language=7&show=not-romanized",
  );
  expect(await figure("Georgian: 20 / 120 with audio")).toHaveAttribute(
    "href",
    "/admin/translations?language=7&show=no-audio",
  );
  expect(await figure("2 translations in Georgian to review")).toHaveAttribute(
    "href",
    "/admin/translations?language=7&show=review",
  );
  expect(await figure("Spanish: 134 / 134 translated")).toHaveAttribute(
    "href",
    "/admin/translations?language=8",
  );
  expect(screen.getByRole("img", { name: "Needs no romanization" })).toHaveTextContent("—");
});

test("shows the ten languages with the lowest coverage first, and all on demand in the order of the URL", async () => {
  const { user, router } = await renderAdmin("/", {
    answers: { language: { coverage: () => manyLanguages } },
  });
  await screen.findByText("Language 12");
  expect(languages().slice(0, 2)).toEqual(["Language 12", "Language 11"]);
  expect(languages()).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Show all 12 languages" }));
  await expect.poll(languages).toHaveLength(12);
  await user.click(screen.getByRole("button", { name: "Language" }));
  await expect.poll(() => languages()[0]).toBe("Language 01");
  expect(router.state.location.href).toBe("/?languages=all&sort=language&order=asc");
});

test("shows an error with a retry button when the coverage fails to load", async () => {
  const { user } = await renderAdmin("/", {
    answers: { language: { coverage: failsWith(500, "Something went wrong on our side") } },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("The coverage could not be loaded.");
  expect(screen.getByRole("link", { name: "— Languages" })).toBeInTheDocument();
  answerApi({ language: { coverage: () => manyLanguages } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Language 12")).toBeInTheDocument();
});
