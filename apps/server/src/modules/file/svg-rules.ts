export const SVG = "http://www.w3.org/2000/svg";
export const XLINK = "http://www.w3.org/1999/xlink";
export const XML = "http://www.w3.org/XML/1998/namespace";
export const XMLNS = "http://www.w3.org/2000/xmlns/";

/**
 * The elements that draw, describe the drawing, or animate it. None of them runs a script or contains another document.
 */
export const ELEMENTS = new Set(
  `svg g defs symbol use switch a title desc metadata style view image
  path rect circle ellipse line polyline polygon marker linearGradient radialGradient meshgradient meshrow meshpatch mesh
  hatch hatchpath solidcolor stop pattern clipPath mask filter
  text tspan textPath tref altGlyph altGlyphDef altGlyphItem glyphRef flowRoot flowRegion flowPara flowSpan flowDiv flowLine
  font font-face font-face-src font-face-name font-face-format missing-glyph glyph hkern vkern
  animate set animateMotion animateTransform animateColor mpath
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

export const ANIMATIONS = new Set(["animate", "set", "animateMotion", "animateTransform", "animateColor"]);

/** Namespaces of drawing programs and of metadata: browsers know none of their elements and attributes. */
const INERT = new Set([
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://purl.org/dc/elements/1.1/",
  "http://purl.org/dc/terms/",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://www.inkscape.org/namespaces/inkscape",
  "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://www.bohemiancoding.com/sketch/ns",
  "http://www.figma.com/figma/ns",
  "http://www.serif.com/",
  "http://www.corel.com/coreldraw/odm/2003",
  "http://schemas.microsoft.com/visio/2003/SVGExtensions/",
  "http://krita.org/namespaces/svg/krita",
  "http://vectornator.io",
  "https://boxy-svg.com",
  "http://svgjs.com/svgjs",
  "http://svgjs.dev/svgjs",
  "adobe:ns:meta/",
]);

/** Whether browsers ignore a namespace. They do not ignore that of XHTML, for example. */
export function isInert(namespace: string): boolean {
  return INERT.has(namespace) || namespace.startsWith("http://ns.adobe.com/");
}

/** Characters that browsers remove from a URL, or before it. */
const DROPPED = /[\0-\x20]+/g;
const IMAGE = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

/** Returns the problem with a link, or null for a link to a part of the drawing or to an embedded image. */
export function linkProblem(href: string): string | null {
  const link = href.trim();
  if (link === "" || link.startsWith("#") || IMAGE.test(link)) return null;
  if (/^[a-z]*script:/i.test(link.slice(0, 100).replaceAll(DROPPED, ""))) return "a link that runs";
  return "a link to another document";
}

/** The start of a url() that refers to a part of the drawing, or to an embedded image or font. */
const INSIDE =
  /url\(\s*(?:["']\s*)?(?=#|data:image\/(?:png|jpe?g|gif|webp)[;,]|data:(?:font\/|application\/(?:x-)?font))/gi;
const LOADS = /@import|url\(|image-set\(|\b(?:image|src)\(/i;

/** Returns the problem with a style sheet, a style or any other attribute value, or null. */
export function valueProblem(value: string): string | null {
  if (value.includes("\\")) return "an escape in a style";
  if (/script\s*:/i.test(value)) return "a link that runs";
  return LOADS.test(value.replaceAll(INSIDE, "")) ? "a style that loads another document" : null;
}
