let y = 0;

/** The distance of the last click or tap from the upper edge of the window, in pixels; 0 before there was one. */
export const lastPressY = (): number => y;

/** Records a click or tap. */
export function recordPress({ clientY }: MouseEvent): void {
  y = clientY;
}
