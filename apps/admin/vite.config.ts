import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Changes with its versions alone: browsers keep it from one release to the next. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|@mantine|zod)\//;

// 3002 is the preview of the static copy: the port after the server's.
const PORT = 3003;

/** What the preview of documents filters out (markdown-preview.tsx): an HTML parser, and what reads comments. */
const UNUSED_BY_PREVIEW = /^rehype-(raw|attr|ignore|rewrite|autolink-headings)$/;
const NOTHING = "\0nothing";

/**
 * Leaves out what comes with the Markdown editor and is not used: its own look, which in the one
 * stylesheet every screen would load, and half of its code.
 */
const leanEditor: Plugin = {
  name: "lean-editor",
  enforce: "pre",
  resolveId: (source, importer) =>
    importer?.includes("/@uiw/react-m") && (source.endsWith(".css") || UNUSED_BY_PREVIEW.test(source))
      ? NOTHING
      : null,
  load: (id) => (id === NOTHING ? "export const getCodeString = () => ''; export default () => {};" : null),
};

export default defineConfig({
  base: "/admin/",
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true }), react(), leanEditor],
  publicDir: false,
  optimizeDeps: { rolldownOptions: { plugins: [leanEditor] } },
  build: {
    // The security policy allows neither fonts nor styles from inside other files.
    assetsInlineLimit: 0,
    // One stylesheet: a screen that opens never waits for another one.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 850,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "framework", test: FRAMEWORK }] } } },
  },
  // In development the web app's server has the usual port and passes /admin on to this one; news of changes come
  // straight from here.
  server: { host: "127.0.0.1", port: PORT, strictPort: true, ws: { clientPort: PORT } },
});
