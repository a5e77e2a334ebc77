import { defineConfig } from "vitest/config";
import ordinary from "./vitest.config.ts";

/** The tests with every REST call through Prism, which compares requests and responses with the API document. */
export default defineConfig({
  test: { ...ordinary.test, setupFiles: ["test/support/call-through-prism.ts"], maxWorkers: 1 },
});
