import main, { tests } from "../.dependency-cruiser.mjs";

/**
 * Folders that import each other are one folder to a reader, so that no two may. Apart from the other rules, because
 * tests are left out: they may import more than what they test.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Types count.",
      severity: "error",
      scope: "folder",
      from: { path: "^(apps|packages)/[^/]+/src/" },
      to: { circular: true },
    },
  ],
  options: {
    ...main.options,
    exclude: { path: [main.options.exclude.path, tests] },
  },
};
