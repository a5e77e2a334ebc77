import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import {
  ANIMATIONS,
  ELEMENTS,
  isInert,
  linkProblem,
  SVG,
  valueProblem,
  XLINK,
  XML,
  XMLNS,
} from "./svg-rules.ts";

const DEEPEST = 100;
const MAX_ELEMENTS = 500_000;
const MAX_ATTRIBUTES = 500;
/** Longest style sheet or attribute value, in characters; an image in a link may be longer. */
const MAX_LENGTH = 4 * 1024 * 1024;

const RUNS = "which a browser could run";
const NOT_TAKEN = "which drawings may not have here";

/** The reason why a drawing is rejected: the rest of a sentence that starts with the drawing's name. */
class Refusal extends Error {}

/**
 * Scans a drawing while it is streamed, for anything that runs code or loads other resources. A store that is read
 * without the server's headers serves drawings to browsers, which run the code in them as a page of the store's origin,
 * so drawings must not contain any. Only known elements of SVG or of drawing programs are allowed, and nothing that
 * other parsers could interpret differently: no DOCTYPE, no entities, no processing instructions, no other encoding.
 */
export class SvgScan {
  readonly #parser = new SaxesParser({ xmlns: true });
  #refusal: string | null = null;
  #depth = 0;
  #elements = 0;
  #attributes = 0;
  /** Line on which the current tag starts. */
  #line = 1;
  /** Text of the current style sheet. */
  #style: string | null = null;

  constructor() {
    const parser = this.#parser;
    parser.on("error", ({ message }) => {
      const problem = message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
      throw new Refusal(
        `is not well-formed XML in line ${parser.line}: ${problem}. Save it again with the program that made it.`,
      );
    });
    parser.on("xmldecl", ({ version, encoding }) => this.#checkDeclaration(version, encoding));
    parser.on("doctype", () => this.#refuse("a DOCTYPE", "", parser.line, NOT_TAKEN));
    parser.on("processinginstruction", ({ target }) =>
      this.#refuse("a processing instruction", `<?${shortened(target)}?>`, parser.line, NOT_TAKEN),
    );
    parser.on("opentagstart", () => this.#beginTag());
    parser.on("attribute", () => this.#countAttribute());
    parser.on("opentag", (tag) => this.#checkTag(tag));
    parser.on("closetag", (tag) => this.#endTag(tag));
    parser.on("text", (text) => this.#addToStyle(text));
    parser.on("cdata", (text) => this.#addToStyle(text));
  }

  /**
   * Scans the next chunk.
   *
   * @param text the chunk that follows the previous one
   * @param isLast whether this is the last chunk
   * @returns the problem with the drawing, as the end of a sentence that starts with its name, or null
   */
  find(text: string, isLast: boolean): string | null {
    if (this.#refusal !== null) return this.#refusal;
    try {
      this.#parser.write(text);
      if (isLast) this.#parser.close();
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refusal = error.message;
      return this.#refusal;
    }
  }

  #checkDeclaration(version: string | undefined, encoding: string | undefined): void {
    if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") {
      throw new Refusal(`says in line 1 that its encoding is “${shortened(encoding)}”. Save it in UTF-8.`);
    }
    if (version !== "1.0") throw new Refusal("says in line 1 that it is not XML 1.0. Save it as XML 1.0.");
  }

  #beginTag(): void {
    this.#line = this.#parser.line;
    this.#attributes = 0;
    this.#depth += 1;
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) this.#refuse("more than 500,000 elements", "", this.#line, NOT_TAKEN);
    if (this.#depth > DEEPEST) {
      this.#refuse(`more than ${DEEPEST} elements inside each other`, "", this.#line, NOT_TAKEN);
    }
  }

  #countAttribute(): void {
    this.#attributes += 1;
    if (this.#attributes > MAX_ATTRIBUTES) {
      this.#refuse(`an element with more than ${MAX_ATTRIBUTES} attributes`, "", this.#line, NOT_TAKEN);
    }
  }

  #checkTag(tag: SaxesTagNS): void {
    if (this.#depth === 1 && (tag.uri !== SVG || tag.local !== "svg")) {
      throw new Refusal(
        `does not begin with <svg xmlns="${SVG}"> in line ${this.#line}. Save it again with the program that made it.`,
      );
    }
    const shown = `<${shortened(tag.name)}>`;
    const element = elementProblem(tag);
    if (element !== null) this.#refuse(element, shown, this.#line);
    if (this.#style !== null) this.#refuse("an element in a style sheet", shown, this.#line);
    for (const attribute of Object.values(tag.attributes)) {
      const named = `${shortened(attribute.name)} of ${shown}`;
      if (attribute.value.length > MAX_LENGTH && attribute.local !== "href") {
        this.#refuse("a value of more than 4 MB", named, this.#line, NOT_TAKEN);
      }
      const problem = attributeProblem(attribute, tag);
      if (problem !== null) this.#refuse(problem, named, this.#line);
    }
    if (isStyle(tag)) this.#style = "";
  }

  #addToStyle(text: string): void {
    if (this.#style === null) return;
    this.#style += text;
    if (this.#style.length > MAX_LENGTH) {
      this.#refuse("a style sheet of more than 4 MB", "", this.#parser.line, NOT_TAKEN);
    }
  }

  #endTag(tag: SaxesTagNS): void {
    this.#depth -= 1;
    if (this.#style === null || !isStyle(tag)) return;
    const problem = valueProblem(this.#style);
    if (problem !== null) this.#refuse(problem, "<style>, which ends", this.#parser.line);
    this.#style = null;
  }

  #refuse(what: string, shown: string, line: number, why = RUNS): never {
    throw new Refusal(
      `holds ${what}, ${why}: ${shown === "" ? "" : `${shown} `}in line ${line}. Save the drawing without it: most programs call that a plain SVG.`,
    );
  }
}

function elementProblem({ uri, local }: SaxesTagNS): string | null {
  if (uri === SVG ? ELEMENTS.has(local) : isInert(uri)) return null;
  if (/^(?:script|handler|listener)$/i.test(local)) return "a script";
  return uri === SVG ? "a part that is no drawing" : "a part of another kind of document";
}

function attributeProblem({ uri, local, value }: SaxesAttributeNS, tag: SaxesTagNS): string | null {
  if (uri === XMLNS || isInert(uri)) return null;
  if (/^on[a-z]+$/i.test(local)) return "a script in an attribute";
  if (uri === XML) return local === "base" ? "a link to another document" : null;
  if (uri !== "" && uri !== XLINK) return "an attribute of another kind of document";
  if (local.toLowerCase() === "href") return linkProblem(value);
  if (/^(?:data|aria)-/.test(local)) return null;
  if (ANIMATIONS.has(tag.local) && local === "attributeName" && !isAnimated(value)) {
    return "an animation of a link or a script";
  }
  return valueProblem(value);
}

/** Whether an animation may change an attribute: not one that links, runs code or has a namespace. */
function isAnimated(name: string): boolean {
  return /^[a-z][a-z-]*$/i.test(name) && !/^(?:href|style|on.*)$/i.test(name);
}

const isStyle = ({ uri, local }: SaxesTagNS): boolean => uri === SVG && local === "style";

/** Shortens a name for a message. */
const shortened = (name: string): string => (name.length > 50 ? `${name.slice(0, 50)}…` : name);
