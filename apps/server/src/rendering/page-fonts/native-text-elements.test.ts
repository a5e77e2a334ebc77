import { expect, test } from "vitest";
import { nativeElements } from "./native-text-elements.ts";

const page = (body: string) => `<html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
const texts = (body: string) => nativeElements(page(body)).map(({ text }) => text);

test("lists the whole text of an element with markup inside it, decoded", () => {
  const body =
    '<p lang="ja" dir="ltr" data-script="Jpan">ありがと<mark>う<b>!</b></mark> &amp; <br/>はい</p><p>Thanks</p>';
  expect(texts(body)).toEqual(["ありがとう! & はい"]);
});

test("gives the offset at which an attribute can be inserted into the start tag", () => {
  const html = page('<div><span class="a" lang="ko" data-script="Kore">네</span></div>');
  const [element] = nativeElements(html);
  expect(element).toMatchObject({ language: "ko", script: "Kore", text: "네" });
  const offset = element?.attributeOffset ?? 0;
  expect(html.slice(0, offset).endsWith("<span")).toBe(true);
  expect(html.slice(offset).startsWith(' class="a"')).toBe(true);
});

test("leaves out what is in an element that defers its fonts", () => {
  const native = (text: string) => `<span lang="th" data-script="Thai">${text}</span>`;
  const body = `<ul data-defers-fonts="true"><li>${native("ก")}</li></ul>${native("ข")}`;
  expect(nativeElements(`<html><body>${body}</body></html>`).map(({ text }) => text)).toEqual(["ข"]);
});

test("leaves out what is in a closed <details>, and lists what is in an open one or behind it", () => {
  const native = (text: string) => `<bdi lang="th" data-script="Thai">${text}</bdi>`;
  const body = `<details><p>${native("ก")}</p></details><details open="">${native("ข")}</details>${native("ค")}`;
  expect(texts(body)).toEqual(["ข", "ค"]);
});

test("ignores scripts, comments and void elements", () => {
  const script = '<script>const a = "<p lang=\\"th\\" data-script=\\"Thai\\">";</script>';
  const body = `${script}<!-- <p> --><img alt="x"><p lang="th" data-script="Thai">ก</p><p>b</p>`;
  expect(texts(body)).toEqual(["ก"]);
});
