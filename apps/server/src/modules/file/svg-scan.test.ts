import { expect, test } from "vitest";
import { SvgScan } from "./svg-scan.ts";

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"';
const svg = (inside: string) => `<svg ${NAMESPACES} viewBox="0 0 1 1">${inside}</svg>`;

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
  // A DOCTYPE of any length, and processing instructions.
  `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg("")}`,
  `<!DOCTYPE svg PUBLIC "${"a".repeat(400)}" "b" [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'/>">]>${svg("&a;")}`,
  svg("<?php echo 1 ?>"),
  svg("&nothing;"),
  // Elements of other documents.
  svg(`<h:iframe src="javascript:alert(1)"/>`),
  svg("<h:script>alert(1)</h:script>"),
  svg("<metadata><h:script>alert(1)</h:script></metadata>"),
  svg("<metadata><rdf:RDF><h:body/></rdf:RDF></metadata>"),
  svg(`<g><b xmlns="http://www.w3.org/1999/xhtml"/></g>`),
  svg(`<math xmlns="http://www.w3.org/1998/Math/MathML"/>`),
  svg(`<g xmlns="urn:unknown"/>`),
  svg(`<g xmlns=""/>`),
  svg(`<iframe src="/"/>`),
  svg("<unknown/>"),
  svg(`<g h:href="#a"/>`),
  svg(`<g h:class="a"/>`),
  svg(`<a:script xmlns:a="http://ns.adobe.com.example.org/"/>`),
  `<svg viewBox="0 0 1 1"/>`,
  `<g xmlns="http://www.w3.org/2000/svg"/>`,
  `<html xmlns="http://www.w3.org/1999/xhtml"/>`,
  // Links.
  svg(`<a href="https://example.org/"><text>x</text></a>`),
  svg(`<image href="https://example.org/a.png"/>`),
  svg(`<image href="//example.org/a.png"/>`),
  svg(`<image href="data:image/svg+xml;base64,AAAA"/>`),
  svg(`<use href="a.svg#a"/>`),
  svg(`<use xmlns:x="http://www.w3.org/1999/xlink" x:href="a.svg#a"/>`),
  svg(`<g xml:base="https://example.org/"/>`),
  svg(`<a><animate attributeName=" href " from="#a"/></a>`),
  svg(`<a><set attributeName="xlink:href" to="#a"/></a>`),
  svg(`<set attributeName="onclick" to="a"/>`),
  svg(`<set attributeName="fill" to="url(https://example.org/a.svg#a)"/>`),
  // Styles.
  svg(`<style>@import "https://example.org/a.css";</style>`),
  svg(`<style>@im<!-- -->port "a.css";</style>`),
  svg("<style>@im<![CDATA[port 'a.css';]]></style>"),
  svg("<style>@im<g/>port 'a.css';</style>"),
  svg("<style>a{fill:u\\72l(a.svg)}</style>"),
  svg("<style>a{background:url( 'https://example.org/a.png')}</style>"),
  svg(`<style>a{background:url("'a.png")}</style>`),
  svg(`<style>a{background:image-set("a.png" 1x)}</style>`),
  svg(`<g style="fill:url(a.svg#a)"/>`),
  svg(`<g filter="URL(#a) url(a.svg#a)"/>`),
  // Encodings.
  `<?xml version="1.0" encoding="UTF-7"?>${svg("+ADw-script+AD4-")}`,
  `<?xml version="1.0" encoding="utf-16"?>${svg("")}`,
  `<?xml version="1.0" encoding = 'ISO-8859-1'?>${svg("")}`,
  `<?xml version="1.1"?>${svg("")}`,
  ` <?xml version="1.0"?>${svg("")}`,
  // Content that is not well-formed, and content that is too large.
  "",
  svg("<g>"),
  `${svg("")}<g/>`,
  svg("<g a='1' a='2'/>"),
  svg("<g a=1/>"),
  svg("\u0001"),
  svg("\0"),
  svg("<g>".repeat(100) + "</g>".repeat(100)),
  svg(`<g ${Array.from({ length: 501 }, (_, index) => `a${index}=""`).join(" ")}/>`),
];

const DRAWS = [
  svg(""),
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- drawn -->\n${svg("")}\n`,
  svg(`<style>.a{fill:red}</style><path class="a" d="M0 0h1v1z"/>`),
  svg(`<defs><linearGradient id="g"/></defs><use xlink:href="#g"/><rect fill="url(#g)"/>`),
  svg(`<a href="#a"><text>Once upon a time: salut</text></a>`),
  svg(`<image href="data:image/png;base64,iVBORw0KGgo="/><animate from="0" to="1" values="0;1;0" by="2"/>`),
  svg(`<metadata><rdf:li>inkscape:connector-curvature</rdf:li></metadata>`),
  // Inkscape.
  svg(`<sodipodi:namedview id="n" pagecolor="#fff" inkscape:zoom="1"><inkscape:grid type="xygrid"/></sodipodi:namedview>
    <defs><inkscape:path-effect effect="bspline" only_selected="false"/></defs>
    <metadata><rdf:RDF><cc:Work xmlns:cc="http://creativecommons.org/ns#" rdf:about=""><dc:format xmlns:dc="http://purl.org/dc/elements/1.1/">image/svg+xml</dc:format>
    <cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
    <g inkscape:label="Layer 1" inkscape:groupmode="layer" sodipodi:docname="C:\\a.svg"><path style="fill:#000;-inkscape-font-specification:'sans-serif, Normal'" d="m0 0"/></g>`),
  // Illustrator.
  svg(`<style type="text/css"><![CDATA[\n\t.st0{clip-path:url(#SVGID_2_);fill:url(#SVGID_1_);}\n]]></style>
    <g id="Layer_1" data-name="Layer 1" style="enable-background:new 0 0 1 1;" xml:space="preserve"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></g>`),
  // Figma.
  svg(`<g clip-path="url(#clip0_1_2)" style="mix-blend-mode:multiply"><rect fill="url(#pattern0)"/></g>
    <defs><pattern id="pattern0" patternContentUnits="objectBoundingBox"><use xlink:href="#image0" transform="scale(0.01)"/></pattern>
    <filter id="f"><feGaussianBlur stdDeviation="2"/><feBlend mode="normal" in2="a"/></filter>
    <image id="image0" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs>`),
  svg(`<style>@font-face{font-family:"A";src:url("data:font/woff2;base64,d09GMg==")}</style>`),
  svg(`<set attributeName="fill" to="url(#a)"/><animate attributeName="d" values="M0 0;M1 1"/>`),
];

/** Returns the problem found in a text that arrives in chunks of the given length. */
const found = (text: string, length: number): string | null => {
  const scan = new SvgScan();
  const pieces = text.match(new RegExp(`[^]{1,${length}}`, "g")) ?? [];
  return (
    [...pieces.map((piece) => scan.find(piece, false)), scan.find("", true)].find((sign) => sign !== null) ??
    null
  );
};

test.each(RUNS)("rejects a drawing that may run a script or load a resource: %s", (text) => {
  for (const length of [1, 7, 64_000]) expect(found(text, length), `in pieces of ${length}`).not.toBeNull();
});

test.each(DRAWS)("accepts a drawing that only draws: %s", (text) => {
  for (const length of [1, 7, 64_000]) expect(found(text, length), `in pieces of ${length}`).toBeNull();
});

test.each([
  [svg("\n<script>x</script>"), "holds a script, which a browser could run: <script> in line 2."],
  [
    svg("\n\n<h:iframe/>"),
    "holds a part of another kind of document, which a browser could run: <h:iframe> in line 3.",
  ],
  [
    svg(`\n<g id="a"\n onload=""/>`),
    "holds a script in an attribute, which a browser could run: onload of <g> in line 2.",
  ],
  [
    `<?xml version="1.0"?>\n<!DOCTYPE svg>${svg("")}`,
    "holds a DOCTYPE, which drawings may not have here: in line 2.",
  ],
  [
    `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`,
    "says in line 1 that its encoding is “UTF-7”. Save it in UTF-8.",
  ],
  [svg("\n<g>"), "is not well-formed XML in line 2: "],
])("names the problem and its line when it rejects a drawing: %s", (text, message) => {
  expect(found(text, 64_000)).toMatch(message.slice(0, 20));
  expect(found(text, 64_000)).toContain(message);
});

test("scans a drawing with an embedded image of several megabytes to its end", () => {
  const picture = svg(`<image href="data:image/png;base64,${"A".repeat(8_000_000)}"/>`);
  expect(found(picture, 64_000)).toBeNull();
  expect(found(picture.replace("</svg>", "<script/></svg>"), 64_000)).toContain("holds a script");
});

test("rejects a drawing with too many elements", () => {
  expect(found(svg("<g/>".repeat(500_000)), 64_000)).toContain("more than 500,000 elements");
});

test("rejects a value that is too long to be scanned", () => {
  expect(found(svg(`<path d="${"0 ".repeat(2_200_000)}"/>`), 64_000)).toContain("a value of more than 4 MB");
  expect(found(svg(`<style>${"a{} ".repeat(1_100_000)}</style>`), 64_000)).toContain("more than 4 MB");
});

test("scans a style sheet of spaces in linear time", () => {
  expect(found(svg(`<style>url(${" ".repeat(3_900_000)}</style>`), 64_000)).toContain("a style that loads");
});

test("finds a problem in a later chunk after a chunk of white space", () => {
  expect(found(svg(`<a href=${" ".repeat(5_000)}"javascript:alert(1)"/>`), 100)).not.toBeNull();
});
