import { expect, test } from "vitest";
import { fontsOf } from "./plan-pack.ts";

const app: Parameters<typeof fontsOf>[0] = {
  fonts: [
    ["/assets/serif.woff2", 1, "SW Serif", [[0x20, 0x7e]]],
    ["/assets/serif-greek.woff2", 2, "SW Serif", [[0x370, 0x3ff]]],
    ["/assets/naskh.woff2", 3, "SW Naskh", [[0x600, 0x6ff]]],
    ["/assets/nastaliq.woff2", 4, "SW Nastaliq", [[0x600, 0x6ff]]],
    ["/assets/japanese.woff2", 5, "SW Japanese", [[0x4e00, 0x9fff]]],
  ],
  families: { Arab: ["SW Naskh"], "Arab:ur": ["SW Nastaliq"], Jpan: ["SW Japanese"] },
};
const filesFor = (code: string, script: string, characters: string) =>
  fontsOf(app, { code, script, characters }).map(([path]) => path);

test("a pack has the fonts of its script and of Latin letters, as far as it has their characters", () => {
  expect(filesFor("fa", "Arab", "aس")).toEqual(["/assets/serif.woff2", "/assets/naskh.woff2"]);
  expect(filesFor("el", "Grek", "aω")).toEqual(["/assets/serif.woff2", "/assets/serif-greek.woff2"]);
  expect(filesFor("ja", "Jpan", "手")).toEqual(["/assets/japanese.woff2"]);
});

test("a language with a font of its own has that one", () => {
  expect(filesFor("ur", "Arab", "س")).toEqual(["/assets/nastaliq.woff2"]);
});
