import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pronunciation } from "./pronunciation.tsx";

test.each([
  ["ZDRAHST-vooy-tyeh", "<em>ZDRAHST</em>-vooy-tyeh"],
  ["lahnt-MAHN, seel voo PLEH", "lahnt-<em>MAHN,</em> seel voo <em>PLEH</em>"],
  ["nee haow", "nee haow"],
  ["HAI", "<em>HAI</em>"],
])("emphasises the syllables in capitals and shows the guide as written: %s", (guide, marked) => {
  const html = renderToStaticMarkup(<Pronunciation guide={guide} />);
  expect(html).toContain(`<span aria-hidden="true">${marked}</span>`);
});

test("gives screen readers a label, and no capitals, which they would spell", () => {
  const html = renderToStaticMarkup(<Pronunciation guide="lahnt-MAHN, Ich" />);
  expect(html).toContain('<span class="hidden">Pronunciation: lahnt-mahn, Ich</span>');
});
