import type { Options } from "rehype-sanitize";

const TAGS =
  "h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li input pre code em strong del sup a img table thead tbody tr th td section";

/** The elements that GitHub-flavoured Markdown produces, and nothing else (specification §9). */
export const PREVIEW_SCHEMA: Options = {
  tagNames: TAGS.split(" "),
  attributes: {
    a: ["href", "title", "id", "ariaLabel", "ariaDescribedBy", "dataFootnoteRef", "dataFootnoteBackref"],
    img: ["src", "alt", "title"],
    code: [["className", /^language-./]],
    h1: ["id"],
    h2: ["id", ["className", "sr-only"]],
    h3: ["id"],
    h4: ["id"],
    h5: ["id"],
    h6: ["id"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: ["id", ["className", "task-list-item"]],
    ol: ["start", ["className", "contains-task-list"]],
    ul: [["className", "contains-task-list"]],
    section: ["dataFootnotes"],
    td: ["align"],
    th: ["align"],
  },
  required: { input: { type: "checkbox", disabled: true } },
  protocols: { href: ["http", "https", "irc", "ircs", "mailto", "xmpp"], src: ["http", "https"] },
  // An element with an id is a property of the page: "user-content-" prevents it from shadowing one of ours.
  clobber: ["id", "ariaDescribedBy"],
  clobberPrefix: "user-content-",
  allowComments: false,
  allowDoctypes: false,
};
