/**
 * The dependency rules. A part imports those below it, never those above, so that each can be read, tested and
 * replaced alone. Tests may import more than what they test.
 */
export const tests = "[.]test[.]tsx?$|/testing/|^apps/server/test/|^apps/web/e2e/";
const packaged = (names) => `node_modules/(${names})(/|$)`;

const product = (path) => ({ path, pathNot: tests });

/** The layers of apps/server/src, from the lowest to the highest. */
const serverLayers = [
  ["config", "errors", "lib"],
  ["auth", "writes"],
  ["http", "rendering", "trpc"],
  ["modules"],
  ["app"],
  ["bootstrap"],
  ["cli", "main"],
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "validators-import-zod-alone",
      comment: "The wire contract and the pure rules run everywhere: in the server, the browser, the seeder.",
      severity: "error",
      from: product("^packages/validators/src/"),
      to: { pathNot: ["^packages/validators/src/", packaged("zod")] },
    },
    {
      name: "search-imports-validators-alone",
      comment: "One search engine for the server and the static export: it knows no database and no browser.",
      severity: "error",
      from: product("^packages/search/src/"),
      to: { pathNot: ["^packages/search/src/", "^packages/validators/src/"] },
    },
    {
      name: "client-imports-openapi-fetch-alone",
      comment: "It is published: its users have no other package of ours.",
      severity: "error",
      from: product("^packages/client/src/"),
      to: { pathNot: ["^packages/client/src/", packaged("openapi-fetch")] },
    },
    {
      name: "ui-imports-mantine-and-react-alone",
      comment: "Components know no router, no data and no other package of ours.",
      severity: "error",
      from: product("^packages/ui/src/"),
      to: {
        pathNot: [
          "^packages/ui/",
          packaged("@mantine/[^/]+|react|react-dom|@tabler/icons-react|@fontsource[^/]*/[^/]+"),
        ],
      },
    },
    {
      name: "db-imports-no-workspace-package",
      comment: "The database package is below all others.",
      severity: "error",
      from: { path: "^packages/db/src/" },
      to: { path: "^(apps|packages)/", pathNot: "^packages/db/" },
    },
    {
      name: "db-knows-no-zod-and-no-http",
      comment: "Shapes of the wire belong to validators, requests to the server.",
      severity: "error",
      from: product("^packages/db/src/"),
      to: { path: [packaged("zod|fastify|@fastify/[^/]+|@trpc/[^/]+"), "^(node:)?https?$"] },
    },
    {
      name: "server-imports-db-and-validators-alone",
      comment: "The server finds the built apps in a folder that the environment names.",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^(apps/web|packages/ui)/" },
    },
    {
      name: "web-imports-ui-and-validators-alone",
      comment: "Data comes over the wire.",
      severity: "error",
      from: product("^apps/web/src/"),
      to: { path: "^packages/db/" },
    },
    {
      name: "web-takes-only-the-type-of-the-router",
      comment: 'From the server, the browser imports the type AppRouter, with "import type".',
      severity: "error",
      from: { path: "^apps/web/src/" },
      to: { path: "^apps/server/", pathNot: "^apps/server/src/app/api/app-router[.]ts$" },
    },
    {
      name: "web-takes-the-router-as-a-type",
      comment: 'From the server, only the type AppRouter, with "import type": no server code in the browser.',
      severity: "error",
      from: { path: "^apps/web/src/" },
      to: { path: "^apps/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "public-without-admin",
      comment: "The two apps are built apart: visitors load nothing of the administration area.",
      severity: "error",
      from: { path: "^apps/web/src/public/" },
      to: { path: "^apps/web/src/admin/" },
    },
    {
      name: "admin-without-public",
      comment: "What both apps need lies in src/shared, or in a package.",
      severity: "error",
      from: { path: "^apps/web/src/admin/" },
      to: { path: "^apps/web/src/public/" },
    },
    {
      name: "shared-stays-small",
      comment: "What both apps share reaches visitors: no app, no zod, no forms, no mutations of tRPC.",
      severity: "error",
      from: product("^apps/web/src/shared/"),
      to: {
        path: ["^apps/web/src/(public|admin)/", packaged("zod|@mantine/form|@trpc/tanstack-react-query")],
      },
    },
    {
      name: "test-support-serves-both-apps",
      comment: "Each app registers its router with the types: what opens one lies in its own testing folder.",
      severity: "error",
      from: { path: "^apps/web/src/testing/" },
      to: { path: "^apps/web/src/(public|admin)/" },
    },
    {
      name: "features-are-independent",
      comment:
        "Features do not import each other: a route puts them together, what they share is in lib or ui.",
      severity: "error",
      from: { path: "^apps/web/src/(public|admin)/features/([^/]+)/", pathNot: tests },
      to: { path: "^apps/web/src/$1/features/", pathNot: "^apps/web/src/$1/features/$2/" },
    },
    {
      name: "features-below-routes",
      comment: "Routes import features, never the other way round.",
      severity: "error",
      from: product("^apps/web/src/(public|admin)/features/"),
      to: {
        path: "^apps/web/src/(public|admin)/(routes/|router[.]tsx$|routeTree[.]gen[.]ts$|entry-|main[.]tsx$)",
      },
    },
    {
      name: "lib-below-features",
      comment: "What all screens share knows none of them.",
      severity: "error",
      from: product("^apps/web/src/(public|admin)/lib/"),
      to: { path: "^apps/web/src/(public|admin)/(routes|features)/" },
    },
    ...serverLayers.flatMap((layer, index) => {
      const above = serverLayers.slice(index + 1).flat();
      return above.length === 0
        ? []
        : {
            name: `server-layers-point-down-from-${layer[0]}`,
            comment: "A layer of the server imports its own and lower ones, never a higher one.",
            severity: "error",
            from: product(`^apps/server/src/(${layer.join("|")})/`),
            to: { path: `^apps/server/src/(${above.join("|")})(/|[.]ts$)` },
          };
    }),
    {
      name: "routers-call-services",
      comment: "A procedure is meta, input, output and one service call; it never touches the database.",
      severity: "error",
      from: { path: "^apps/server/src/.+[.]router[.]ts$" },
      to: { path: ["^packages/db/", packaged("@mikro-orm/[^/]+|pg")] },
    },
    {
      name: "services-see-no-requests",
      comment: "A service takes plain values and throws domain errors, whoever calls it.",
      severity: "error",
      from: { path: "^apps/server/src/.+[.]service[.]ts$" },
      to: { path: packaged("fastify|@fastify/[^/]+|@trpc/[^/]+") },
    },
    {
      name: "presenters-only-translate",
      comment: "A presenter turns rows into the output and reads nothing else.",
      severity: "error",
      from: { path: "^apps/server/src/.+[.]presenter[.]ts$" },
      to: {
        path: [packaged("fastify|@trpc/[^/]+|@mikro-orm/[^/]+|pg"), "[.](service|router)[.]ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "product-code-imports-no-tests",
      comment: "What tests need stays out of what is shipped.",
      severity: "error",
      from: product("^(apps|packages)/[^/]+/src/"),
      to: { path: tests },
    },
    {
      name: "product-code-imports-dependencies",
      comment:
        "What runs in production is listed under dependencies, not devDependencies. Types are erased; dev.ts does not run there.",
      severity: "error",
      from: product("^(apps/server|packages/[^/]+)/src/(?!bootstrap/dev\\.ts$)"),
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only", "npm", "npm-optional"],
      },
    },
    {
      name: "no-cycles",
      comment: "Files that import each other can be understood only together. Types are erased and may.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment:
        "Nothing imports this file and it imports nothing: it is unused, or an entry to be named here.",
      severity: "error",
      from: { orphan: true, path: "/src/", pathNot: ["[.]d[.]ts$", "/migrations/"] },
      to: {},
    },
    {
      name: "resolvable",
      comment: "An import that cannot be resolved.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(apps|packages)/[^/]+/(dist|coverage|[.]turbo)/" },
    // Includes type imports, which are erased: the rules are about what a file depends on, not only what it loads.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    },
  },
};
