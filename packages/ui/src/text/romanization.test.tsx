import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Romanization } from "./romanization.tsx";

test("a romanization has a label for screen readers, in English", () => {
  const html = renderToStaticMarkup(<Romanization code="fa">Salām</Romanization>);
  expect(html).toBe(
    '<span class="romanization md" lang="fa-Latn" dir="ltr"><span class="hidden" lang="en" dir="ltr">Romanization: </span>Salām</span>',
  );
});
