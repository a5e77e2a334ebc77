import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { singleIcons } from "./vite-single-icons.ts";

export default defineConfig({
  plugins: [react(), singleIcons()],
  test: {
    environment: "jsdom",
    setupFiles: ["./src/testing/setup.ts"],
    exclude: ["e2e/**", "node_modules/**", "dist/**"],
    restoreMocks: true,
  },
});
