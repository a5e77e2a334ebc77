import { fileURLToPath } from "node:url";

/** The built web app, for tests of real pages; `pnpm build` creates it. */
export const WEB_DIR = fileURLToPath(new URL("../../../web/dist", import.meta.url));
