// Draws the icons of the site from the mark: `pnpm --filter @saywhere/ui icons`.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import { BUBBLE_PATH, PIN_PATH } from "../src/brand/mark-paths.ts";

const assets = new URL("../public-assets/", import.meta.url);
const INK = "#1b2440";
const PAPER = "#fbf8f3";
const VERMILION = "#f47c5f";

/**
 * The mark on a ground of ink.
 *
 * @param share how much of the side it takes: maskable icons keep clear of the outer fifth
 * @param corner radius of the ground's corners, of 64
 */
function icon(share: number, corner: number): string {
  const offset = (64 * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${INK}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${share})"><path fill="${PAPER}" d="${BUBBLE_PATH}"/>`,
    `<path fill="${VERMILION}" fill-rule="evenodd" d="${PIN_PATH}"/></g></svg>`,
  ].join("");
}

const icons = [
  { file: "icon-192.png", width: 192, svg: icon(0.7, 12) },
  { file: "icon-512.png", width: 512, svg: icon(0.7, 12) },
  { file: "icon-maskable-512.png", width: 512, svg: icon(0.56, 0) },
  { file: "apple-touch-icon.png", width: 180, svg: icon(0.66, 0) },
];

await mkdir(assets, { recursive: true });
await copyFile(new URL("../src/brand/mark.svg", import.meta.url), new URL("favicon.svg", assets));
for (const { file, width, svg } of icons) {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  await writeFile(new URL(file, assets), image.asPng());
}
