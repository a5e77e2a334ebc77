import { SaywhereProvider } from "@saywhere/ui/theme/provider";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";

function preview(source: string): HTMLElement {
  const { container } = render(
    <SaywhereProvider env="test">
      <main>
        <MarkdownPreview source={source} />
      </main>
    </SaywhereProvider>,
  );
  return container.querySelector("main") as HTMLElement;
}

/** All attributes that an element of a document may have. */
const HARMLESS = new Set(
  "href title id src alt class type disabled checked start target rel loading referrerpolicy tabindex role aria-label aria-describedby data-footnotes data-footnote-ref data-footnote-backref".split(
    " ",
  ),
);
const HARMLESS_URL = /^(?:(?:https?|ircs?|mailto|xmpp):|(?![a-z][a-z\d+.-]*:))/;

const HARMFUL =
  "script, iframe, object, embed, form, style, base, meta, link, svg, math, video, audio, button, textarea, template";

/** Elements and attributes of the preview that could do more than display text. */
function harmIn(shown: HTMLElement): string[] {
  const elements = [...shown.querySelectorAll(HARMFUL)].map(({ outerHTML }) => outerHTML);
  const attributes = [...shown.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        if (name === "href" || name === "src") return !HARMLESS_URL.test(value);
        if (name === "style") return !/^text-align: (left|center|right);$/.test(value);
        return !HARMLESS.has(name) || (name === "id" && !value.startsWith("user-content-"));
      })
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  );
  return [...elements, ...attributes];
}

test.each([
  "<script>alert(1)</script>",
  "text <script src=//example.org/x.js></script> text",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://example.org"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://example.org"><input name=password><button>Go</button></form>',
  "<style>body { display: none }</style>",
  '<base href="https://example.org/">',
  '<meta http-equiv="refresh" content="0;url=https://example.org">',
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "text<!--rehype:onclick=alert(1)&style=position:fixed-->",
  "# Heading<!--rehype:onclick=alert(1)&id=root&class=x-->",
  "**bold**<!--rehype:style=color:red;position:fixed;inset:0-->",
  "![x](https://example.org/x.png)<!--rehype:onerror=alert(1)-->",
  "```js\na\n```\n<!--rehype:onmouseover=alert(1)-->",
  "<!--rehype:ignore:start-->hidden<!--rehype:ignore:end-->",
  "```js onclick=alert(1) style=position:fixed\na\n```",
  '[x](https://example.org "t\\" onclick=\\"alert(1)")',
  "![x](data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=)",
  "![x](javascript:alert(1))",
  "![x](mailto:ada@example.org)",
  "> [!NOTE]\n> A note",
  "[x](&#x6A&#x61vascript:alert(1))",
  "# constructor\n\n# root\n\n# __proto__",
  "[^x]: a\n\n[^x]",
])("renders nothing harmful for %s", (source) => {
  expect(harmIn(preview(source))).toEqual([]);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java&Tab;script:alert(1))",
  "[x](java&NewLine;script:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](<\u0001javascript:alert(1)>)",
  "[x](< javascript:alert(1)>)",
  "[x](javascript&colon;alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](DATA:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/passwd)",
  "[x](blob:https://example.org/1)",
  "[x](ftp://example.org/)",
  "[x](tel:123)",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "<javascript:alert(1)>",
])("removes the URL of a link of %s and keeps its text", (source) => {
  const shown = preview(source);
  expect(shown.querySelector("[href]")).toBeNull();
  expect(shown).toHaveTextContent(/x|javascript:alert\(1\)/);
  expect(harmIn(shown)).toEqual([]);
});

test.each([
  ["[x](http://example.org/)", "http://example.org/"],
  ["[x](HTTPS://example.org/)", "https://example.org/"],
  ["[x](irc://example.org/a)", "irc://example.org/a"],
  ["[x](ircs://example.org/a)", "ircs://example.org/a"],
  ["[x](mailto:ada@example.org)", "mailto:ada@example.org"],
  ["[x](xmpp:ada@example.org)", "xmpp:ada@example.org"],
  ["[x](/phrases/hello)", "/phrases/hello"],
  ["[x](other.md?a=b:c)", "other.md?a=b:c"],
  ["<https://example.org/>", "https://example.org/"],
  ["www.example.org", "http://www.example.org"],
])("renders %s as a link that opens in a new tab", (source, href) => {
  const link = preview(source).querySelector("a");
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("shows HTML as source text, drops comments, and renders line breaks in a table", () => {
  const shown = preview("Use `a` and <b>T</b>.\n\n<div>block</div>\n\n<!-- note -->\n\n|a|\n|-|\n|b<br>c|");
  expect(shown.querySelector("p")).toHaveTextContent("Use a and <b>T</b>.");
  expect(shown.querySelector("pre")).toHaveTextContent("<div>block</div>");
  expect(shown).not.toHaveTextContent("note");
  expect(shown.querySelector("td br")).toBeInTheDocument();
});

test("renders GitHub-flavoured Markdown", () => {
  const shown = preview(
    "# One\n\n~~gone~~ **strong** _soft_ `code`\n\n- [x] first\n- [ ] second\n\n3. three\n\n|a|b|\n|-|-:|\n|1|2|\n\n```ts\nlet a;\n```\n\n> quote\n\n---\n",
  );
  expect(screen.getByRole("heading", { level: 1, name: "One" })).toHaveAttribute("id", "user-content-one");
  expect(shown.querySelector("del")).toHaveTextContent("gone");
  expect(screen.getByRole("checkbox", { name: "Done" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "To do" })).not.toBeChecked();
  for (const box of screen.getAllByRole("checkbox")) expect(box).toBeDisabled();
  expect(shown.querySelector("ol")).toHaveAttribute("start", "3");
  expect(screen.getByRole("cell", { name: "2" })).toHaveStyle({ textAlign: "right" });
  expect(shown.querySelector("pre code.language-ts")).toHaveTextContent("let a;");
  expect(shown.querySelector("blockquote")).toHaveTextContent("quote");
  expect(shown.querySelector("hr")).toBeInTheDocument();
});

test("keeps the words of a note in a quote", () => {
  expect(preview("> [!NOTE] Mind the gap").querySelector("blockquote")).toHaveTextContent("Mind the gap");
});

test("follows links to anchors in the document, including footnotes and back", async () => {
  const shown = preview("[down](#the-end) and a note[^1].\n\n## The end\n\n[^1]: Small print");
  const user = userEvent.setup();
  await user.click(screen.getByRole("link", { name: "down" }));
  await expectFocus(() => screen.getByRole("heading", { name: "The end" }));
  await user.click(screen.getByRole("link", { name: "1" }));
  const note = shown.querySelector("section li");
  await expectFocus(() => note);
  await user.click(screen.getByRole("link", { name: "Back to reference 1" }));
  await expectFocus(() => screen.getByRole("link", { name: "1" }));
  expect(window.location.hash).toBe("");
});

test("ignores a link to an anchor whose name is wrongly encoded", async () => {
  const broken = vi.fn<(event: ErrorEvent) => void>();
  window.addEventListener("error", broken);
  const shown = preview("[up](#%FF) and [away](#%E0%A4%A)");
  for (const link of shown.querySelectorAll("a")) await userEvent.click(link);
  window.removeEventListener("error", broken);
  expect(broken).not.toHaveBeenCalled();
});

test("shows the alternative text of an image that fails to load", () => {
  const shown = preview("![The mark](https://example.org/mark.png)");
  const picture = screen.getByRole("img", { name: "The mark" });
  expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  fireEvent.error(picture);
  expect(shown.querySelector("img")).toBeNull();
  expect(shown).toHaveTextContent("The mark");
});

test("says that an image of another site is not shown, and shows those of this site", () => {
  const shown = preview("![The mark](https://example.org/mark.png) ![Ours](/files/assets/ours.png)");
  const violation = { effectiveDirective: "img-src", blockedURI: "https://example.org/mark.png" };
  act(() => void document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation)));
  expect(shown).toHaveTextContent("The mark (images from other sites are not shown)");
  expect(screen.getByRole("img", { name: "Ours" })).toBeVisible();
});

test("shows instructions for an empty document", () => {
  expect(preview(" \n")).toHaveTextContent("This document is empty. Start writing on the Edit tab.");
});

const AS_WRITTEN = "This document is too long or too complex to preview. Its source text is shown instead.";

test.each([
  ["quotes", `${">".repeat(10_000)} a`],
  ["lists", `${"- ".repeat(10_000)}a`],
  ["numbered lists", `${"1. ".repeat(10_000)}a`],
  ["brackets", "[".repeat(100_000)],
  ["emphasis", `${"**a ".repeat(10_000)}${" b**".repeat(10_000)}`],
  ["pictures", `${"![".repeat(5_000)}a${"](x)".repeat(5_000)}`],
  ["a wide table", `|${"a|".repeat(1_000)}\n|${"-|".repeat(1_000)}\n${"|a|\n".repeat(10_000)}`],
])("shows too many %s as source text", (_, source) => {
  const shown = preview(source);
  expect(screen.getByRole("status")).toHaveTextContent(AS_WRITTEN);
  expect(source.startsWith(shown.querySelector("pre")?.textContent ?? "nothing")).toBe(true);
});

test("shows text that is nested too deeply as source text", () => {
  expectConsoleError(/nested too deeply/);
  const lists = Array.from({ length: 80 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
  expect(preview(lists).querySelector("pre")?.textContent).toBe(lists);
  expect(screen.getByRole("status")).toHaveTextContent(AS_WRITTEN);
});

test("renders code with many markers", () => {
  const shown = preview(`\`\`\`\n${"some_long_name[0] * other_name\n".repeat(500)}\`\`\`\n`);
  expect(shown.querySelector("pre code")).toBeInTheDocument();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("shows a long text in part, and whole on demand", async () => {
  const shown = preview(`${"A long line of words. ".repeat(500)}\n\n`.repeat(7));
  expect(shown).toHaveTextContent("Showing the first 44,008 of 77,014 characters.");
  const before = shown.querySelectorAll("p").length;
  await userEvent.setup().click(screen.getByRole("button", { name: "Show the rest" }));
  expect(shown.querySelectorAll("p").length).toBeGreaterThan(before);
  expect(screen.queryByRole("button", { name: "Show the rest" })).not.toBeInTheDocument();
});

test("shows a text longer than any document as source text in full", async () => {
  const source = `${"A long line of words. ".repeat(500)}\n\n`.repeat(100);
  const shown = preview(source);
  await userEvent.setup().click(screen.getByRole("button", { name: "Show the rest" }));
  expect(shown.querySelector("pre")?.textContent).toBe(source);
});

test("a link to a heading in the rest of a long document shows the rest, and leads there", async () => {
  preview(`[down](#the-end)\n\n${"Some words.\n\n".repeat(5_000)}## The end`);
  expect(screen.queryByRole("heading")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "down" }));
  await expectFocus(() => screen.getByRole("heading", { name: "The end" }));
});
