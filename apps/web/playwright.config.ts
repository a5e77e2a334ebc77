import { defineConfig } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { bareFonts } from "./e2e/support/servers/bare-fonts.ts";
import { findBrowser } from "./e2e/support/servers/find-browser.ts";

// The workers read this file too: what it finds out, it finds out once, and hands on in the environment.
const port = (process.env.E2E_PORT ||= String(await freePort()));
const executablePath = (process.env.CHROME_PATH ||= await findBrowser(process.env.PATH ?? ""));
const fontconfig = (process.env.E2E_FONTCONFIG ||= await bareFonts());

const asRoot = process.getuid?.() === 0;
const launchOptions = {
  executablePath,
  chromiumSandbox: !asRoot,
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What takes one worker longest comes first, so that the other one does not wait for it in the end.
  projects: [
    { name: "copy", testMatch: "**/e2e/public/copy.spec.ts" },
    { name: "site", testIgnore: "**/e2e/public/copy.spec.ts" },
    { name: "fonts of the machine", testMatch: "**/e2e/public/layout-shift.spec.ts", use: { launchOptions } },
  ],
  reporter: [["line"], ["json", { outputFile: "./test-results/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    // It would answer in the place of those whose answers tests play; see offline-reading.spec.ts.
    serviceWorkers: "block",
    // The fonts of the machine would hide what moves, or is drawn in another font, where there are none.
    launchOptions: { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: fontconfig } },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
