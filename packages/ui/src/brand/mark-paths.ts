/** The mark, in a square of 64: a speech bubble whose tail is a map pin. `mark.svg` draws the same paths. */
export const BUBBLE_PATH =
  "M18 2H46A16 16 0 0 1 62 18V31A16 16 0 0 1 46 47H45.8A16.75 16.75 0 1 0 18.2 47H18A16 16 0 0 1 2 31V18A16 16 0 0 1 18 2Z";
export const PIN_PATH = "M32 63 20.82 44.13A13 13 0 1 1 43.18 44.13ZM32 32.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z";
