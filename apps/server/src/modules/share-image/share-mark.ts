import { palette } from "./share-card-palette.ts";

/** The paths of packages/ui/src/brand/mark.svg, drawn in a square with sides of 64. */
const bubble =
  "M19 2H45A16 16 0 0 1 61 18V31A16 16 0 0 1 45 47H46.25A18 18 0 1 0 17.75 47H19A16 16 0 0 1 3 31V18A16 16 0 0 1 19 2Z";
const pin = "M32 63 20.03 43.26A14 14 0 1 1 43.97 43.26ZM32 30.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z";

/** Returns the mark, a speech bubble whose tail is a map pin, in a square of the given size. */
export function shareMark(x: number, y: number, size: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 64})">`,
    `<path fill="${palette.ink}" d="${bubble}"/>`,
    `<path fill="${palette.accent}" fill-rule="evenodd" d="${pin}"/>`,
    "</g>",
  ].join("");
}
