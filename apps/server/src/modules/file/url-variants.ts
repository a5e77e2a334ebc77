const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The ways in which programs encode a path segment; people leave most of it unencoded. */
const ENCODINGS: ((segment: string) => string)[] = [
  encodeURIComponent,
  encodeStrictly,
  (segment) => encodeURI(segment).replace(/[?#]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#\s]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#]/g, encodeURIComponent),
];

const withSmallDigits = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * Returns the URLs by which people may have referred to a file: with its host or, on this server, without, and with
 * more or fewer characters encoded.
 *
 * @param base the URL of all files of the store, with a trailing slash
 * @param publicUrl the URL of this server
 */
export function urlVariants(key: string, base: string, publicUrl: string): string[] {
  const keys = ENCODINGS.map((encode) => key.split("/").map(encode).join("/"));
  keys.push(encodeURIComponent(key));
  const bases = base.startsWith(`${publicUrl}/`) ? [base, base.slice(publicUrl.length)] : [base];
  const spellings = bases.flatMap((before) =>
    keys.flatMap((spelled) => [before + spelled, before + withSmallDigits(spelled)]),
  );
  return [...new Set(spellings)];
}
