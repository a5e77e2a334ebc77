import { setPriority } from "node:os";
import { defineConfig } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { findBrowser } from "./e2e/support/servers/find-browser.ts";
import { writeFontconfig } from "./e2e/support/servers/fontconfig.ts";

// That of deployments, which would starve beside the other tests: they lower their own.
setPriority(5);

// The workers load this file too, and take from the environment what the first process has found.
const port = (process.env.E2E_PORT ||= String(await freePort()));
const executablePath = (process.env.CHROME_PATH ||= await findBrowser(process.env.PATH ?? ""));
const fontconfig = (process.env.E2E_FONTCONFIG ||= await writeFontconfig());

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
  // A slow and busy machine takes its time; a test that passes does not wait for its limit.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A folder has one kind of server, which a worker starts once. What takes one worker longest comes first.
  projects: [
    // A second worker would export the site again, which takes longer than half of these tests.
    { name: "static export", testMatch: "**/e2e/static-export/**", workers: 1 },
    { name: "deployment", testMatch: "**/e2e/deployment/**", workers: 1 },
    { name: "own server", testMatch: "**/e2e/own-server/**" },
    { name: "admin", testMatch: "**/e2e/admin/**" },
    { name: "public", testMatch: "**/e2e/public/**" },
    // Lines break elsewhere first on a phone.
    {
      name: "fonts of the machine",
      testMatch: "**/e2e/public/layout-shift.spec.ts",
      grep: /360 px/,
      use: { launchOptions },
    },
  ],
  reporter: [["line"], ["json", { outputFile: "./test-results/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    // It would respond in place of the responses that tests fake; offline-reading.spec.ts allows it.
    serviceWorkers: "block",
    // The machine's fonts would hide layout shifts and missing glyphs.
    launchOptions: { ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: fontconfig } },
    // Software draws the frames of transitions here, a tenth of all the time. Stories of a visitor and of an editor run
    // with them.
    contextOptions: { reducedMotion: "reduce" },
    // Now and then the headless browser draws no more frames: a click then waits for ever. It fails before the test does,
    // which runs once more.
    actionTimeout: 45_000,
    screenshot: "only-on-failure",
    trace: "off",
  },
});
