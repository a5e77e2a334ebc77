import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  // Nothing here keeps what one test could leave for another: a worker for each file would take most of the time.
  test: { isolate: false, maxWorkers: "100%", sequence: { shuffle: { tests: true }, seed: 4711 } },
});
