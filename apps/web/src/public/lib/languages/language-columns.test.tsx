import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { LanguageColumns } from "./language-columns.tsx";

test("names a language once if its native name is the same", () => {
  const tagalog = { ...farsi, slug: "tagalog", name: "Tagalog (Filipino)", nativeName: "Tagalog (Filipino)" };
  render(<LanguageColumns languages={[farsi, tagalog]} pathOf={(slug) => `/${slug}`} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent?.trim())).toEqual([
    `${farsi.name} ${farsi.nativeName}`,
    "Tagalog (Filipino)",
  ]);
});
