import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../errors/startup-error.ts";

/** The built administration area: one page for all of its URLs, and the files it loads. */
export interface AdminPage {
  html: string;
  assetsDir: string;
}

/**
 * Reads the administration area from the build output of the web app.
 *
 * @throws StartupError if it is not built
 */
export function loadAdminPage(webDir: string): AdminPage {
  const adminDir = join(webDir, "admin");
  const file = join(adminDir, "index.html");
  if (!existsSync(file)) {
    throw new StartupError(
      `The administration area is not built in ${adminDir}. Run "pnpm build" first, or set WEB_DIR to where the web app is.`,
    );
  }
  return { html: readFileSync(file, "utf8"), assetsDir: join(adminDir, "assets") };
}
