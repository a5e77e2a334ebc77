import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Changes with its versions alone: browsers keep it from one release to the next. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|@mantine|zod)\//;

const PORT = 3002;

export default defineConfig({
  base: "/admin/",
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true }), react()],
  publicDir: false,
  build: {
    // The security policy allows neither fonts nor styles from inside other files.
    assetsInlineLimit: 0,
    // One stylesheet: a screen that opens never waits for another one.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "framework", test: FRAMEWORK }] } } },
  },
  // In development the web app's server has the usual port and passes /admin on to this one; news of changes come
  // straight from here.
  server: { host: "127.0.0.1", port: PORT, strictPort: true, ws: { clientPort: PORT } },
});
