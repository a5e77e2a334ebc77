/// <reference path="./tabler-icons.d.ts" />
/*
 * The icons in use, each imported from its own file: the package's index exports six thousand, and loading it costs
 * every build, test run and server start several seconds.
 */
export { default as IconAlertTriangle } from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
export { default as IconBookmark } from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
export { default as IconBulb } from "@tabler/icons-react/dist/esm/icons/IconBulb.mjs";
export { default as IconInfoCircle } from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
