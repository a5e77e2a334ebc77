import { fitText, type TextBlock, type TextBox } from "./fit-text.ts";
import type { ShareCard } from "./share-card-content.ts";
import { cardTexts, type StyledText } from "./share-card-text.ts";

const cardWidth = 1200;
const cardHeight = 630;

const spine = 20;
/** Distance of the text from the card's edge with the spine, and from the opposite edge. */
const inset = { spine: 96, edge: 80 };
const headingTop = 74;
const footerRule = 532;
const footerBaseline = 589;
const mark = { size: 46, gap: 14 };
const textWidth = cardWidth - inset.spine - inset.edge;

interface Place {
  /** The edge to which the text is aligned. */
  x: number;
  y: number;
  align: "left" | "right";
  fill: string;
}

/** Draws the lines of a block, with the highest point of the ink at `y` and the ink flush with `x`. */
function drawBlock(block: TextBlock, { x, y, align, fill }: Place): string {
  const scale = block.size / 1000;
  const first = y + (block.lines[0]?.ink.top ?? 0) * scale;
  return block.lines
    .map(({ ink, outlines }, index) => {
      const left = x - (align === "left" ? ink.left : ink.right) * scale;
      const baseline = first + index * block.leading;
      return `<g fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${outlines}</g>`;
    })
    .join("");
}

function fit(text: StyledText | null, box: TextBox): TextBlock | null {
  return text && fitText(text.text, text.style, box);
}

/** Sets texts on the footer's baseline, one after the other, inwards from the given edge. */
function drawFooterTexts(texts: StyledText[], align: Place["align"], start: number, size: number): string {
  let x = start;
  return texts
    .map((text, index) => {
      const block = fitText(text.text, text.style, {
        width: 300,
        height: 60,
        maxSize: size,
        minSize: 20,
        maxLines: 1,
      });
      const top = footerBaseline - ((block.lines[0]?.ink.top ?? 0) * block.size) / 1000;
      const ink = block.lines[0]?.ink ?? { left: 0, right: 0 };
      const fill = index === 0 ? palette.ink : palette.quiet;
      const drawn = drawBlock(block, { x, y: top, align, fill });
      x += (align === "left" ? 1 : -1) * (((ink.right - ink.left) * block.size) / 1000 + 18);
      return drawn;
    })
    .join("");
}

/**
 * Returns the card as SVG with all text as outlines, so that none of the input is written into the markup. A card is
 * laid out like the page of a book whose spine is on the side where its language starts to read.
 */
export function shareCardSvg(card: ShareCard): string {
  const texts = cardTexts(card);
  const direction = card.kind === "language" ? card.direction : card.language.direction;
  const rightToLeft = direction === "rtl";
  const align = rightToLeft ? "right" : "left";
  const x = rightToLeft ? cardWidth - inset.spine : inset.spine;
  const isLanguage = card.kind === "language";

  const heading = fit(texts.heading, { width: textWidth, height: 96, maxSize: 48, minSize: 30, maxLines: 2 });
  const below = fit(texts.below, {
    width: textWidth,
    height: 92,
    maxSize: isLanguage ? 60 : 44,
    minSize: 28,
    maxLines: 2,
  });
  const middleTop = headingTop + (heading ? heading.height + 44 : 0);
  const middleHeight = footerRule - 40 - middleTop;
  const gap = below ? 36 : 0;
  const native = fitText(texts.native.text, texts.native.style, {
    width: textWidth,
    height: middleHeight - gap - (below?.height ?? 0),
    maxSize: isLanguage ? 300 : 190,
    minSize: 40,
    maxLines: 3,
  });
  const middle = native.height + gap + (below?.height ?? 0);
  const nativeTop = middleTop + (middleHeight - middle) / 2;
  const markX = rightToLeft ? cardWidth - inset.spine - mark.size : inset.spine;
  const nameX = rightToLeft ? markX - mark.gap : markX + mark.size + mark.gap;
  const farX = cardWidth - x + (rightToLeft ? inset.edge - inset.spine : inset.spine - inset.edge);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${palette.paper}"/>`,
    `<rect x="${rightToLeft ? cardWidth - spine : 0}" y="0" width="${spine}" height="${cardHeight}" fill="${palette.accent}"/>`,
    heading ? drawBlock(heading, { x, y: headingTop, align, fill: palette.quiet }) : "",
    drawBlock(native, { x, y: nativeTop, align, fill: palette.ink }),
    below ? drawBlock(below, { x, y: nativeTop + native.height + gap, align, fill: palette.accentText }) : "",
    `<rect x="${rightToLeft ? inset.edge : inset.spine}" y="${footerRule}" width="${textWidth}" height="1.5" fill="${palette.rule}"/>`,
    shareMark(markX, footerBaseline - 34, mark.size),
    drawFooterTexts([texts.siteName], align, nameX, 32),
    drawFooterTexts(texts.footer, rightToLeft ? "left" : "right", farX, 30),
    "</svg>",
  ].join("");
}

/** The paths of packages/ui/src/brand/mark.svg, drawn in a square with sides of 64. */
const bubble =
  "M19 2H45A16 16 0 0 1 61 18V31A16 16 0 0 1 45 47H46.25A18 18 0 1 0 17.75 47H19A16 16 0 0 1 3 31V18A16 16 0 0 1 19 2Z";
const pin = "M32 63 20.03 43.26A14 14 0 1 1 43.97 43.26ZM32 30.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z";

/** Returns the mark, a speech bubble whose tail is a map pin, in a square of the given size. */
function shareMark(x: number, y: number, size: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 64})">`,
    `<path fill="${palette.ink}" d="${bubble}"/>`,
    `<path fill="${palette.accent}" fill-rule="evenodd" d="${pin}"/>`,
    "</g>",
  ].join("");
}

/** The light color scheme of the site (packages/ui/src/theme/tokens.css); share images have no dark one. */
const palette = {
  paper: "#fbf8f3",
  ink: "#1b2440",
  quiet: "#5b6074",
  accent: "#bf3a1d",
  accentText: "#b0301a",
  rule: "#e3dbcc",
} as const;
