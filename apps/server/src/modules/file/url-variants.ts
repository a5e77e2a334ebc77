const encodeStrictly = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** How programs write a part of a path; people leave most of it as it is. */
const ENCODINGS: ((segment: string) => string)[] = [
  encodeURIComponent,
  encodeStrictly,
  (segment) => encodeURI(segment).replace(/[?#]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#\s]/g, encodeURIComponent),
  (segment) => segment.replace(/[%?#]/g, encodeURIComponent),
];

const withSmallDigits = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

/**
 * The addresses by which people may have named a file: with its host or, on this server, without, and with more or
 * fewer signs encoded.
 *
 * @param base the address of all files of its store, with a slash at its end
 * @param publicUrl where this server is
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
