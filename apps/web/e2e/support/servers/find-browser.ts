import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import chromium from "@sparticuz/chromium";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const OF_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser that the tests run in: the system's Chromium or Chrome, else the one from the npm package.
 *
 * @param searchPath folders to look in, as PATH lists them
 */
export async function findBrowser(searchPath: string): Promise<string> {
  const folders = searchPath.split(delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, OF_MACOS].find(isProgram) ?? chromium.executablePath();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
