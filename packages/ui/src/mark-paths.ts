/** The mark, in a square of 64: a speech bubble, and the map pin that is its tail. `mark.svg` draws the same. */
export const BUBBLE_PATH =
  "M19 2H45A16 16 0 0 1 61 18V31A16 16 0 0 1 45 47H46.25A18 18 0 1 0 17.75 47H19A16 16 0 0 1 3 31V18A16 16 0 0 1 19 2Z";
export const PIN_PATH =
  "M32 63 20.03 43.26A14 14 0 1 1 43.97 43.26ZM32 30.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z";
