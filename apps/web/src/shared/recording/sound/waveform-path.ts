import { peakOf } from "./sound.ts";

/**
 * The picture of a sound as the data of an SVG path: a bar for each column, 1 wide, between -1 and 1, as high as the
 * loudest sample of its part.
 */
export function waveformPath(samples: Float32Array, columns: number): string {
  const highest = Math.max(peakOf(samples), Number.EPSILON);
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * samples.length) / columns);
    const to = Math.floor(((column + 1) * samples.length) / columns);
    const height = Math.max(0.02, peakOf(samples.subarray(from, to)) / highest);
    return `M${column} ${(-height).toFixed(3)}h.7v${(2 * height).toFixed(3)}h-.7z`;
  }).join("");
}
