import { StartupError } from "../errors/startup-error.ts";

export const notBuiltError = (webDir: string): StartupError =>
  new StartupError(
    `The web app is not built in ${webDir}. Run "pnpm build" first, or set WEB_DIR to where it is.`,
  );
