import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NativeText, nativeInput } from "./native-text.tsx";

test("a text carries its language, its direction and its script", () => {
  const html = renderToStaticMarkup(
    <NativeText code="fa" script="Arab" direction="rtl" size="card" className="own">
      سلام
    </NativeText>,
  );
  expect(html).toBe('<span class="native card own" lang="fa" dir="rtl" data-script="Arab">سلام</span>');
});

test("Chinese is told with its script, since its characters differ by it", () => {
  const html = renderToStaticMarkup(
    <NativeText as="h1" code="zh" script="Hans" direction="ltr" size="display">
      你好
    </NativeText>,
  );
  expect(html).toBe('<h1 class="native display" lang="zh-Hans" dir="ltr" data-script="Hans">你好</h1>');
});

test("an input for native text carries the same", () => {
  expect(nativeInput({ code: "ur", script: "Arab", direction: "rtl" })).toEqual({
    lang: "ur",
    dir: "rtl",
    "data-script": "Arab",
    classNames: { input: "native field" },
  });
});
