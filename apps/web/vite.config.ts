import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** What the server answers itself; in development Vite passes it on. */
const SERVER_PATHS = ["/api", "/trpc", "/share", "/health", "/files", "/sitemap.xml", "/robots.txt"];

/** How components watch queries: only the list of phrases, which grows page by page, needs that. */
const OBSERVERS =
  /@tanstack\/(query-core\/.*\/(infiniteQ|q)ueryObserver|react-query\/.*\/(use(Base|Infinite)Query|suspense|errorBoundaryUtils|IsRestoringProvider|QueryErrorResetBoundary))\./;
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc)\//;
const CARDS =
  /packages\/ui\/src\/(cards\/(chip-link|language-card|phrase-card)|text\/native-width)|web\/src\/lib\/entry-card/;
const COMMON =
  /packages\/ui\/src\/(?!theme\/|cards\/greeting|toasts\/(toast-card|use-(lift|swipe)))|packages\/validators\/src\/addresses\/(paths|search-params)|web\/src\/(lib\/(?!saved|spares|filters|matches|numbered-list)|features\/(layout|error|search)\/(?!suggestion\.|social-links\.))/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true }), react()],
  publicDir: fileURLToPath(new URL("../../packages/ui/public-assets", import.meta.url)),
  build: isSsrBuild
    ? { outDir: "dist/server", copyPublicDir: false, target: "node22" }
    : {
        outDir: "dist/client",
        manifest: true,
        // One stylesheet for the public pages: navigating never waits for another one.
        cssCodeSplit: false,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          // Its packages do not say so of themselves: importing them for nothing has no effect.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                // Changes with its versions alone: browsers keep it from one release to the next.
                { name: "framework", test: (id) => FRAMEWORK.test(id) && !OBSERVERS.test(id) },
                // What every page has in common, rather than a dozen files of a few hundred bytes.
                { name: "site", test: (id) => COMMON.test(id) && !CARDS.test(id) },
                // What the pages that list phrases and languages have in common.
                { name: "cards", test: CARDS },
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
  server: {
    proxy: {
      ...Object.fromEntries(
        SERVER_PATHS.map((path) => [path, process.env.SERVER_URL ?? "http://127.0.0.1:3001"]),
      ),
      // The administration area has a Vite of its own.
      "^/admin(/|$|\\?)": {
        target: "http://127.0.0.1:3003",
        changeOrigin: true,
        rewrite: (path) => path.replace(/^\/admin(?=$|\?)/, "/admin/"),
      },
    },
  },
}));
