import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextDiff } from "./text-diff.tsx";

const farsi = { code: "fa", script: "Arab", direction: "rtl" } as const;

test("keeps the letters of a replaced word apart from those of the new one, in scripts whose letters join", () => {
  const { container } = render(<TextDiff before="متشکرم" after="مرسی" native={farsi} />);
  expect(container.textContent).toBe("متشکرم\u200cمرسی");
  expect(container.querySelector("ins")?.textContent).toBe("مرسی");
});
