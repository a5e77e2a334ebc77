import { defineConfig } from "vitest/config";
import { TableReporter } from "./test/resilience/support/table-reporter.ts";
import ordinary from "./vitest.config.ts";

/** The tests of faults, each fault done many times. */
export default defineConfig({
  test: {
    ...ordinary.test,
    include: ["test/resilience/**/*.test.ts"],
    provide: { faultTimes: Number(process.env.FAULT_TIMES ?? 50) },
    // One after the other: each wants the machine for itself.
    fileParallelism: false,
    reporters: ["default", new TableReporter()],
  },
});
