import type { Page } from "@playwright/test";
import { accountDialogs } from "../support/admin/account-dialogs.ts";
import { call, expect, signIn, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { createContent } from "../support/admin/content.ts";
import { contentDialogs } from "../support/admin/content-dialogs.ts";
import { searchWordDialogs } from "../support/admin/search-word-dialogs.ts";
import { suggestionDialogs } from "../support/admin/suggestion-dialogs.ts";
import { taskDialogs } from "../support/admin/task-dialogs.ts";
import { createTask, openTasks } from "../support/admin/tasks.ts";
import { phoneProblems, screenProblems } from "../support/page/screen-problems.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

interface Screen {
  path: string;
  title: string;
  shows: (page: Page) => Promise<void>;
  /** Checked only on a phone, because a similar screen of this list is checked in all sizes and colors. */
  alike?: true;
}

const screens: Screen[] = [
  { path: "/admin", title: "Dashboard", shows: (page) => loaded(page) },
  { path: "/admin/languages", title: "Languages", shows: (page) => rows(page) },
  { path: "/admin/languages?q=klingon", title: "Languages", shows: (page) => loaded(page), alike: true },
  { path: "/admin/categories", title: "Categories", shows: (page) => loaded(page) },
  { path: "/admin/synonyms", title: "Synonyms", shows: (page) => rows(page), alike: true },
  {
    path: "/admin/missed-searches",
    title: "Missed searches",
    alike: true,
    shows: async (page) => {
      await page.request.get("/api/search?query=qqqqq");
      await page.reload();
      await rows(page);
    },
  },
  {
    path: "/admin/suggestions",
    title: "Suggestions",
    alike: true,
    shows: async (page) => {
      const data = { translation_id: 1, field: "native_text", suggested: "Otherwise", seconds: 9 };
      expect((await page.request.post("/api/suggestions", { data })).status()).toBe(200);
      await page.reload();
      await rows(page);
    },
  },
  { path: "/admin/phrases?q=thank", title: "Phrases", shows: (page) => rows(page), alike: true },
  {
    path: "/admin/translations?show=missing",
    title: "Translations",
    shows: (page) => loaded(page),
    alike: true,
  },
  {
    path: "/admin/translations?show=warnings&q=rains",
    title: "Translations",
    shows: async (page) => {
      await createContent(page.request, { native_text: "مينهن  پوي ٿو" });
      await page.reload();
      await rows(page);
    },
  },
  { path: "/admin/translations/import", title: "Import and export", shows: (page) => loaded(page) },
  {
    path: "/admin/translations/grid?language=2&show=all&q=thank",
    title: "Translate into Farsi (Persian)",
    shows: (page) => loaded(page),
  },
  // Its states with a microphone are in recording.spec.ts.
  {
    path: "/admin/translations/record",
    title: "Recording studio",
    shows: (page) => loaded(page),
    alike: true,
  },
  {
    path: "/admin/languages/import",
    title: "Import and export",
    shows: (page) => loaded(page),
    alike: true,
  },
  { path: "/admin/phrases/import", title: "Import and export", shows: (page) => loaded(page), alike: true },
  { path: "/admin/activity", title: "Activity", shows: (page) => loaded(page) },
  { path: "/admin/settings", title: "Settings", shows: (page) => loaded(page) },
  { path: "/admin/people", title: "People", shows: (page) => rows(page) },
  { path: "/admin/tokens", title: "API tokens", shows: (page) => loaded(page), alike: true },
  { path: "/admin/webhooks", title: "Webhooks", shows: (page) => loaded(page), alike: true },
  { path: "/admin/account", title: "Account", shows: (page) => rows(page), alike: true },
  { path: "/admin/nothing/here", title: "404 Page Not Found", shows: () => Promise.resolve() },
];

async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function rows(page: Page): Promise<void> {
  await loaded(page);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
}

for (const [which, problems, chosen] of [
  ["screens of different kinds have", screenProblems, screens.filter(({ alike }) => !alike)],
  ["screens like these have", phoneProblems, screens.filter(({ alike }) => alike)],
] as const) {
  test(`${which} no accessibility violations`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const { path, title, shows } of chosen) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toHaveText(title);
        await shows(page);
        expect.soft(await problems(page)).toEqual([]);
      });
    }
  });
}

test("the screen of a phrase in every language has no accessibility violations", async ({ page }) => {
  const { phrase } = await createContent(page.request);
  await page.goto(`/admin/phrases/${phrase.id}/translations`);
  await expect(page.getByRole("textbox", { name: /^Native text in/ }).nth(30)).toBeAttached();
  expect(await screenProblems(page)).toEqual([]);
});

test("the task manager has no accessibility violations, also without results", async ({ page }) => {
  const release = unique("Look");
  for (const status of ["pending", "in-progress", "completed"]) {
    const done = await createTask(page.request, {
      release,
      status,
      priority: "High",
      description: "In words.",
    });
    const details = `line\n  of ${"details ".repeat(30)}\n`.repeat(12);
    const title = `[${unique("Linked")}](/docs/look)`;
    await createTask(page.request, { title, release, status, details, dependencies: `${done.title}, paper` });
  }
  await openTasks(page, release);
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(await screenProblems(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search tasks" }).fill("no such task");
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await phoneProblems(page)).toEqual([]);
});

test("the sign-in page and the pages of links have no accessibility violations", async ({ page }) => {
  const who = {
    name: unique("Mary"),
    email: `${unique("mary").replace(" ", "-")}@example.org`,
    role: "editor",
  };
  const invitation = await call<{ url: string }>(page.request, "people.invite", who);
  // The session that the other tests share must not end.
  await page.context().clearCookies();

  await test.step("an invitation", async () => {
    await page.goto(invitation.url);
    await expect(heading(page)).toHaveText(/^Welcome/);
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("a new password", async () => {
    const token = new URL(invitation.url).hash.slice(1);
    const password = "a password for mary";
    const { id } = await call<{ id: number }>(page.request, "account.acceptLink", { token, password });
    await signIn(page.request);
    const { url } = await call<{ url: string }>(page.request, "people.resetLink", { id });
    await page.context().clearCookies();
    await page.goto(url);
    await expect(heading(page)).toHaveText("Set a new password");
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("a used link", async () => {
    await page.goto("/admin/invitation#too-short");
    await expect(heading(page)).toHaveText("This link does not work");
    expect(await screenProblems(page)).toEqual([]);
  });

  await test.step("the sign-in page, with validation errors", async () => {
    await page.goto("/admin/sign-in");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Enter your password")).toBeVisible();
    expect(await screenProblems(page)).toEqual([]);
  });
});

// The groups of a test share a tab: to load the scripts into a new one takes longer than the checks of a dialog.
for (const { screens: which, groups } of [
  { screens: "languages, categories and phrases", groups: contentDialogs.slice(0, 3) },
  {
    screens: "translations, search words and suggestions",
    groups: [...contentDialogs.slice(3), ...searchWordDialogs, ...suggestionDialogs],
  },
  {
    screens: "tasks, documents, people, tokens and the session",
    groups: [...taskDialogs, ...accountDialogs],
  },
]) {
  test(`the dialogs of ${which} have no accessibility violations and return the focus`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(300_000);
    for (const { name: group, visit } of groups) {
      for (const { name: dialog, title, open, provokes = [], alike, asks } of await visit(page)) {
        await test.step(`${group}: ${dialog}`, async () => {
          for (const pattern of provokes) pageErrors.expect(pattern);
          const opener = await open();
          const shown = page.getByRole("dialog", { name: title });
          await expect(shown).toBeVisible();
          await expect(shown.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await (alike ? phoneProblems : screenProblems)(page, '[role="dialog"]')).toEqual([]);
          await expect(shown).toBeVisible();
          await page.keyboard.press("Escape");
          if (asks) await page.getByRole("button", { name: "Leave", exact: true }).click();
          await expect(shown).toBeHidden();
          if (opener) await expect(opener).toBeFocused();
        });
      }
    }
  });
}

test("the navigation drawer and the account menu have no accessibility violations and return the focus", async ({
  page,
}) => {
  await page.goto("/admin/tokens");
  await test.step("the account menu", async () => {
    const account = page.getByRole("button", { name: /^Account/ });
    await account.click();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    expect(await screenProblems(page, '[role="menu"]')).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(account).toBeFocused();
  });
  await test.step("the drawer on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await screenProblems(page, '[role="dialog"]')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });
});
