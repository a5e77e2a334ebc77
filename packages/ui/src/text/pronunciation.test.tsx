import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pronunciation } from "./pronunciation.tsx";

test.each([
  ["ZDRAHST-vooy-tyeh", "<em>ZDRAHST</em>-vooy-tyeh"],
  ["lahnt-MAHN, seel voo PLEH", "lahnt-<em>MAHN,</em> seel voo <em>PLEH</em>"],
  ["nee haow", "nee haow"],
  ["HAI", "<em>HAI</em>"],
])("the syllables in capitals are stressed and the text stays as it was: %s", (guide, marked) => {
  const html = renderToStaticMarkup(<Pronunciation guide={guide} />);
  expect(html).toBe(`<span class="guide md" dir="ltr">${marked}</span>`);
});
