import { expect, test } from "vitest";
import { assetManifest, laterScripts, laterStyles } from "./asset-manifest.ts";

const chunk = (name: string, more: object = {}) => ({ file: `assets/${name}.js`, ...more });

const built = {
  "src/public/entry-client.tsx": chunk("entry", {
    isEntry: true,
    imports: ["_shared.js"],
    css: ["assets/site.css"],
  }),
  "style.css": { file: "assets/site.css" },
  "_shared.js": chunk("shared"),
  "_cards.js": chunk("cards"),
  "src/public/routes/_public.tsx?tsr-split=component": chunk("layout", { imports: ["_shared.js"] }),
  "src/public/routes/_public/index.tsx?tsr-split=component": chunk("home", {
    imports: ["_shared.js", "_cards.js", "src/public/routes/_public.tsx?tsr-split=component"],
  }),
  "src/public/routes/_public/phrases.$languageSlug.$phraseSlug.tsx?tsr-split=component": chunk("phrase"),
  "src/public/routes/_public/languages.index.tsx?tsr-split=component": chunk("languages"),
  "src/public/player.tsx": chunk("player", {
    isDynamicEntry: true,
    imports: ["_shared.js"],
    css: ["assets/player.css"],
  }),
};

test("starts every page with the entry and its imports", () => {
  expect(assetManifest(built).routes.__root__).toEqual({
    preloads: ["/assets/entry.js", "/assets/shared.js"],
    css: ["/assets/site.css"],
    scripts: [{ attrs: { type: "module", async: true, src: "/assets/entry.js" } }],
  });
});

test("preloads for a route what neither the entry nor its layout includes", () => {
  const { routes } = assetManifest(built);
  expect(routes["/_public"]).toEqual({ preloads: ["/assets/layout.js"] });
  expect(routes["/_public/"]).toEqual({ preloads: ["/assets/home.js", "/assets/cards.js"] });
});

test("names routes with the router's ids", () => {
  expect(Object.keys(assetManifest(built).routes)).toEqual([
    "__root__",
    "/_public",
    "/_public/",
    "/_public/phrases/$languageSlug/$phraseSlug",
    "/_public/languages/",
  ]);
});

test("explains what to do when the build is missing", () => {
  expect(() => assetManifest({})).toThrow("build the web app again");
});

test("lists the scripts of a lazy source, and only of a lazy source", () => {
  expect(laterScripts(built, "src/public/player.tsx")).toEqual(["/assets/player.js", "/assets/shared.js"]);
  expect(() => laterScripts(built, "_cards.js")).toThrow("does not load _cards.js later");
  expect(() => laterScripts(built, "src/public/gone.tsx")).toThrow("does not load src/public/gone.tsx later");
});

test("finds a chunk of several sources that is loaded later by its name", () => {
  const named = {
    ...built,
    "_tools-1.js": chunk("tools-1", { name: "tools", imports: ["_shared.js"] }),
    "src/public/late.tsx": chunk("late", { isDynamicEntry: true, dynamicImports: ["_tools-1.js"] }),
  };
  expect(laterScripts(named, "tools")).toEqual(["/assets/tools-1.js", "/assets/shared.js"]);
});

test("lists the styles that come with a lazy source", () => {
  expect(laterStyles(built, "src/public/player.tsx")).toEqual(["/assets/player.css"]);
});

test("preloads what every page loads later, and does not repeat it for a route", () => {
  const { routes } = assetManifest({ ...built, "_cards.js": chunk("cards", { isDynamicEntry: true }) }, [
    "src/public/player.tsx",
    "_cards.js",
  ]);
  expect(routes.__root__?.preloads).toEqual([
    "/assets/entry.js",
    "/assets/shared.js",
    "/assets/player.js",
    "/assets/cards.js",
  ]);
  expect(routes["/_public/"]).toEqual({ preloads: ["/assets/home.js"] });
});
