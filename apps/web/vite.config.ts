import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import {
  CALL_FILES,
  CALLS,
  CARDS,
  FINDER,
  FORMS,
  FRAMEWORK,
  isFile,
  isOfPackage,
  isShareIcon,
  LIST_TOOLS,
  MY_LANGUAGE,
  PHRASE_TOOLS,
  SAVED,
  SHEETS,
  SITE,
} from "./chunks.ts";
import { CLASS_NAMES, pageStyles } from "./page-styles.ts";
import { withoutRouterLink } from "./without-router-link.ts";

/** Scripts that a page has loaded before it imports any other, so that lists of what to preload need not name them. */
const ON_EVERY_PAGE = /\/(?:framework|rolldown-runtime|site)-[^/]+\.js$/;

const isFramework = isOfPackage(FRAMEWORK);
const isSaved = isFile(SAVED);
const [isCallPackage, isCallFile] = [isOfPackage(CALLS), isFile(CALL_FILES)];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/public/routes",
      generatedRouteTree: "src/public/routeTree.gen.ts",
      // What pages show in place of missing content is in a script of every page, or is a few words.
      codeSplittingOptions: { defaultBehavior: [["component"], ["errorComponent"]] },
    }),
    react(),
    !isSsrBuild && pageStyles(),
    !isSsrBuild && withoutRouterLink(),
  ],
  ...(command === "build" && { css: { modules: CLASS_NAMES } }),
  // React has had the hook itself since version 18, to which the shim adds one of its own for older ones.
  resolve: {
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  publicDir: fileURLToPath(new URL("../../packages/ui/public-assets", import.meta.url)),
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false, target: "node22" }
    : {
        outDir: "dist/client",
        manifest: true,
        // A small font in the stylesheet would come with every page.
        assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
        modulePreload: {
          resolveDependencies: (_, dependencies) => dependencies.filter((file) => !ON_EVERY_PAGE.test(file)),
        },
        rolldownOptions: {
          input: "src/public/entry-client.tsx",
          // Its packages do not say so of themselves: importing them for nothing has no effect.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: isFramework },
                { name: "site", test: isFile(SITE) },
                { name: "cards", test: isFile(CARDS) },
                { name: "finder", test: isFile(FINDER) },
                { name: "my-language", test: isFile(MY_LANGUAGE) },
                { name: "saved", test: (id) => isSaved(id) || isShareIcon(id) },
                { name: "forms", test: isFile(FORMS) },
                { name: "phrase-tools", test: isFile(PHRASE_TOOLS) },
                { name: "list-tools", test: isFile(LIST_TOOLS) },
                { name: "sheets", test: isFile(SHEETS) },
                { name: "calls", test: (id) => isCallPackage(id) || isCallFile(id) },
              ],
            },
          },
        },
      },
  // The renderer runs from a folder without node_modules, and always as a production build.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
