import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NativeText, nativeInput } from "./native-text.tsx";

test("native text has its language, direction and script as attributes", () => {
  const html = renderToStaticMarkup(
    <NativeText code="fa" script="Arab" direction="rtl" size="card" className="own">
      سلام
    </NativeText>,
  );
  expect(html).toBe('<span class="native card own" lang="fa" dir="rtl" data-script="Arab">سلام</span>');
});

test("the language tag of Chinese includes the script, because the characters differ by script", () => {
  const html = renderToStaticMarkup(
    <NativeText as="p" code="zh" script="Hans" direction="ltr" size="display">
      你好
    </NativeText>,
  );
  expect(html).toBe('<p class="native display" lang="zh-Hans" dir="ltr" data-script="Hans">你好</p>');
});

test("an input for native text has the same attributes", () => {
  expect(nativeInput({ code: "ur", script: "Arab", direction: "rtl" })).toEqual({
    lang: "ur",
    dir: "rtl",
    "data-script": "Arab",
    classNames: { input: "native field" },
  });
});

test("a line of Japanese may break between phrases", () => {
  const html = renderToStaticMarkup(
    <NativeText code="ja" script="Jpan" direction="ltr">
      お水をください
    </NativeText>,
  );
  expect(html).toBe(
    '<span class="native inline" lang="ja" dir="ltr" data-script="Jpan">お水を<wbr/>ください</span>',
  );
});
