import { expect, test } from "vitest";
import { SvgScan } from "./svg-scan.ts";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;

const RUNS = [
  svg("<script>alert(1)</script>"),
  svg("<SCRIPT\n>alert(1)</SCRIPT>"),
  svg(`<a:script xmlns:a="http://www.w3.org/2000/svg">alert(1)</a:script>`),
  svg(`<${"a".repeat(2_000)}:script/>`),
  svg(`<circle onload="alert(1)"/>`),
  svg(`<circle r="1"/onload\n=\n"alert(1)"/>`),
  svg(`<a href="javascript:alert(1)"><text>x</text></a>`),
  svg(`<a xlink:href=" java&#x73;cript:alert(1)"><text>x</text></a>`),
  svg(`<a><animate attributeName="href" values="javascript:alert(1)"/></a>`),
  svg(`<a><set attributeName="href" to="&#106;avascript&#58;alert(1)"/></a>`),
  svg(`<a><set attributeName="href" to="javascript:alert(1)"/></a>`),
  svg(`<use href="data:image/svg+xml,%3Csvg/%3E#a"/>`),
  svg("<foreignObject><p>x</p></foreignObject>"),
  svg(`<svg:iframe src="/"/>`),
  `<!DOCTYPE svg [<!ENTITY a "<x>">]>${svg("&a;")}`,
  `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`,
  `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("<scr\u001b(Bipt>")}`,
];

const DRAWS = [
  svg(""),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg("")}`,
  svg(`<style>.a{fill:red}</style><path class="a" d="M0 0h1v1z"/>`),
  svg(`<defs><linearGradient id="g"/></defs><use xlink:href="#g"/><rect fill="url(#g)"/>`),
  svg(`<a href="https://example.org/?a=1&amp;b=2"><text>Once upon a time: salut</text></a>`),
  svg(`<image href="data:image/png;base64,iVBORw0KGgo="/><animate from="0" to="1" values="0;1;0" by="2"/>`),
  svg(`<metadata><rdf:li>inkscape:connector-curvature</rdf:li></metadata>`),
];

/** What is found in a text that comes in pieces of a length. */
const found = (text: string, length: number): string | null => {
  const scan = new SvgScan();
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
  return (
    [...pieces.map((piece) => scan.find(piece, false)), scan.find("", true)].find((sign) => sign !== null) ??
    null
  );
};

test.each(RUNS)("%s may run", (text) => {
  for (const length of [1, 7, 64_000]) expect(found(text, length), `in pieces of ${length}`).not.toBeNull();
});

test.each(DRAWS)("%s draws", (text) => {
  for (const length of [1, 7, 64_000]) expect(found(text, length), `in pieces of ${length}`).toBeNull();
});

test("space does not hide what follows it in another piece", () => {
  expect(found(svg(`<a href=${" ".repeat(5_000)}"javascript:alert(1)"/>`), 100)).not.toBeNull();
});
