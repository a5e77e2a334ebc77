import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { measureMaking } from "./measure-making.ts";

// The limit: React renders lists of words, one page after the other, with no data, no router and no head.
const [pages = 0, size = 0] = process.argv.slice(2).map(Number);

function Item({ name }: { name: string }): ReactElement {
  const link = createElement("a", { href: `/phrases/${name}`, className: "phrase" }, `The phrase ${name}`);
  return createElement("li", { className: "item" }, link, createElement("p", { lang: "en" }, name));
}

function Page({ items }: { items: string[] }): ReactElement {
  const list = items.map((name) => createElement(Item, { key: name, name }));
  return createElement("html", { lang: "en" }, createElement("body", null, createElement("ul", null, list)));
}

const render = (page: number, count: number): string =>
  renderToString(
    createElement(Page, { items: Array.from({ length: count }, (_, item) => `${page}-${item}`) }),
  );

const count = Math.round((size / render(1, 100).length) * 100);
await measureMaking(async () => {
  let bytes = 0;
  for (let page = 0; page < pages; page++) bytes += render(page, count).length;
  return { pages, bytes };
});
