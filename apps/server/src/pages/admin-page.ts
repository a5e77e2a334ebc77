import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../running/start-error.ts";

/** The built administration area: one page for all of its addresses, and the files it loads. */
export interface AdminPage {
  html: string;
  assetsDir: string;
}

/**
 * Reads the administration area from the folder it was built into.
 *
 * @throws StartError when it is not built
 */
export function loadAdminPage(adminDir: string): AdminPage {
  const file = join(adminDir, "index.html");
  if (!existsSync(file)) {
    throw new StartError(
      `The administration area is not built in ${adminDir}. Run "pnpm build" first, or set ADMIN_DIR to where it is.`,
    );
  }
  return { html: readFileSync(file, "utf8"), assetsDir: join(adminDir, "assets") };
}
