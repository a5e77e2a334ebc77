import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import packaged from "@sparticuz/chromium";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const OF_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser that the tests run in: the headless Chromium from the npm package, the same everywhere and without the
 * parts that draw on a screen, which cost nearly half of all the time; where it does not run, the system's Chromium or
 * Chrome.
 *
 * @param searchPath folders to look in, as PATH lists them
 */
export async function findBrowser(searchPath: string): Promise<string> {
  const ofPackage = process.platform === "linux" ? await packaged.executablePath() : undefined;
  if (ofPackage && (await starts(ofPackage))) return ofPackage;
  const found = findSystemBrowser(searchPath);
  if (found) return found;
  throw new Error(
    "No browser to test in was found. Install Chromium or Chrome, or set CHROME_PATH to the program of one.",
  );
}

/**
 * The system's Chromium or Chrome, if there is one.
 *
 * @param searchPath folders to look in, as PATH lists them
 */
export function findSystemBrowser(searchPath: string): string | undefined {
  const folders = searchPath.split(delimiter).filter(Boolean);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, OF_MACOS].find(isProgram);
}

/** Not where a library is missing, or where the system lets only browsers of its own make a sandbox. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
