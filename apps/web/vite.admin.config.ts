import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import packageJson from "../../package.json" with { type: "json" };
import { ADMIN_START, FRAMEWORK, isFile, isOfPackage } from "./chunks.ts";

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
  root: fileURLToPath(new URL("src/admin", import.meta.url)),
  base: "/admin/",
  // Beside that of the public pages, which have a Vite of their own.
  cacheDir: fileURLToPath(new URL("node_modules/.vite-admin", import.meta.url)),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "routeTree.gen.ts",
      tmpDir: ".tanstack/tmp-admin",
    }),
    react(),
    leanEditor,
  ],
  publicDir: false,
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(packageJson.version) },
  optimizeDeps: { rolldownOptions: { plugins: [leanEditor] } },
  build: {
    outDir: "../../dist/admin",
    emptyOutDir: true,
    manifest: true,
    // The security policy allows neither fonts nor styles from inside other files.
    assetsInlineLimit: 0,
    // One stylesheet: a screen that opens never waits for another one.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 850,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes along what its modules import, unless one of a higher priority has it.
          groups: [
            { name: "framework", test: isOfPackage(FRAMEWORK), priority: 2 },
            { name: "start", test: isFile(ADMIN_START), priority: 1 },
            // What many screens and dialogs use. By itself, the bundler makes a file of what the same ones share: a screen
            // loaded up to 137.
            { name: "common", minShareCount: 6 },
          ],
        },
      },
    },
  },
});
