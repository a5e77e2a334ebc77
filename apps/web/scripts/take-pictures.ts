/**
 * Takes the pictures of docs/images anew, of the built product with content that is made up for it. Run it after a
 * build: `pnpm --filter @saywhere/web pictures`.
 */
import { join } from "node:path";
import { type APIRequestContext, chromium, type Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { findBrowser } from "../e2e/support/servers/find-browser.ts";
import { startServer } from "../e2e/support/servers/start-server.ts";

const IMAGES = join(import.meta.dirname, "../../../docs/images");
const ADMINISTRATOR = { email: "ada@example.org", password: "a password for ada" };
const TASKS = [
  { title: "Record the greetings", status: "in-progress", release: "1.1", priority: "High" },
  { title: "Ask a speaker of Lao about the numbers", release: "1.1", priority: "Medium" },
  { title: "Words for the pharmacy", status: "completed", release: "1.0", priority: "Low" },
];

async function fill(request: APIRequestContext): Promise<void> {
  const post = async (path: string, data: object) => {
    // A whole deployment is waited for.
    const answer = await request.post(path, { data, timeout: 600_000 });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  await post("/api/auth/sign-in", ADMINISTRATOR);
  await post("/api/documents/recording.md", {
    content: "# How we record\n\n- [x] A quiet room\n- [ ] Two takes of each phrase",
  });
  for (const task of TASKS) {
    const described = {
      description: "One speaker for each of the ten languages that are read most.",
      documentUrl: "/docs/recording.md",
      titleText: "How we record",
    };
    await post("/api/tasks", { ...task, ...(task === TASKS[0] && described) });
  }
  for (const query of ["where is the vet", "gluten free", "gluten free", "phone charger"]) {
    await request.get("/search", { params: { q: query } });
  }
  await post("/api/cdn/static-site/deploy", { wait: true });
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(IMAGES, `${name}.png`), animations: "disabled" });
}

const { email, password } = ADMINISTRATOR;
const server = await startServer(await freePort(), { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
const browser = await chromium.launch({
  executablePath: process.env["CHROME_PATH"] ?? (await findBrowser(process.env["PATH"] ?? "")),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.goto("/");
  await take(page, "home");

  await fill(context.request);
  await page.goto("/admin/");
  await page.getByRole("heading", { name: "Recent Activity" }).waitFor();
  await take(page, "admin-dashboard");

  await page.goto("/admin/translations");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Native Text/)
    .first()
    .fill("Hola  ");
  await page.getByText("Two spaces in a row").waitFor();
  await take(page, "admin-translation");

  await page.goto("/admin/tasks");
  await page.getByRole("article").first().waitFor();
  await take(page, "admin-tasks");

  await page.goto("/admin/cdn");
  await page.getByText("Current", { exact: true }).waitFor();
  // As an installation has it, not the folder of this run.
  await page.getByText(/\/storage\/static$/).evaluate((folder) => {
    folder.textContent = "/var/lib/saywhere/storage/static";
  });
  await take(page, "admin-cdn");
} finally {
  await browser.close();
  await server.stop();
}
