import fc from "fast-check";
import { wildText } from "./wild-values.ts";

/** Characters whose encoding is invalid, or which one program decodes and another does not. */
const ENCODED = [
  "%",
  "%2",
  "%zz",
  "%00",
  "%0d%0aset-cookie:%20a=b",
  "%2e%2e",
  "..",
  "%2e%2e%2fetc%2fpasswd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%252e%252e%252f",
  "%5c..%5c",
  "..;",
  "%c0%ae%c0%ae",
  "%ed%a0%80",
  "%ff",
  "%u002e",
  "~",
  ";a=b",
  "+",
  "%20",
  "'",
];

/** A URL that exceeds Node's limit for all headers together would end the connection. */
const MAX_LENGTH = 3_000;

/** The cut may leave half of an encoded character, which real clients send too. */
const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, MAX_LENGTH);

/** One path segment, or a value of a query, as sent over the wire. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: wildText.map(inAddress) },
  { weight: 2, arbitrary: fc.constantFrom(...ENCODED) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("farsi", "hello", "1", "2", "0", "-1", "2147483648", "1e3", "1.5"),
  },
);

/** A pair that may follow the known parameters of a query. */
const oddPair = fc
  .tuple(
    fc.constantFrom("a[b]", "__proto__", "constructor", "limit[]", "after", "admin", "", "%"),
    oddSegment,
  )
  .map(([name, value]) => `${name}=${value}`);

/** Generates queries with values that are valid, invalid, repeated or unknown. */
export function queryFor(values: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<string> {
  const pairs = Object.entries(values).map(([name, valid]) =>
    fc.oneof(
      { weight: 3, arbitrary: valid.map((value) => [`${name}=${inAddress(String(value))}`]) },
      { weight: 1, arbitrary: oddSegment.map((value) => [`${name}=${value}`]) },
      { weight: 1, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(oddSegment, oddSegment).map((two) => two.map((value) => `${name}=${value}`)),
      },
    ),
  );
  const odd = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: oddPair.map((pair) => [pair]) },
  );
  return fc.tuple(...pairs, odd).map((all) => all.flat().join("&"));
}
