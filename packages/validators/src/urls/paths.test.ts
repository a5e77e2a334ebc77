import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test.each([
  [paths.home, "/"],
  [paths.languages, "/languages"],
  [paths.language("a/b"), "/languages/a%2Fb"],
  [paths.commonPhrases("farsi"), "/languages/farsi/common-phrases"],
  [paths.commonPhrases("é", { after: "k 1" }), "/languages/%C3%A9/common-phrases?after=k+1"],
  [paths.commonPhrases("farsi", { before: "k2" }), "/languages/farsi/common-phrases?before=k2"],
  [paths.phrases(), "/phrases"],
  [
    paths.phrases({ language: "farsi", category: "food", after: "9" }),
    "/phrases?language=farsi&category=food&after=9",
  ],
  [paths.phrases({ language: "", category: "food" }), "/phrases?category=food"],
  [paths.phrase("hello?"), "/phrases/hello%3F"],
  [paths.translation("farsi", "hello/you"), "/phrases/farsi/hello%2Fyou"],
  [paths.search(), "/search"],
  [
    paths.search("hi & bye", { language: "farsi", everywhere: "1" }),
    "/search?q=hi+%26+bye&language=farsi&everywhere=1",
  ],
  [paths.saved, "/saved"],
  [paths.practice(), "/practice"],
  [paths.practice({ set: "saved" }), "/practice?set=saved"],
  [
    paths.practice({ language: "japanese", category: "greetings" }),
    "/practice?language=japanese&category=greetings",
  ],
  [paths.emergency(), "/emergency"],
  [paths.emergency("a/b"), "/emergency/a%2Fb"],
  [paths.allergyCard, "/allergy-card"],
  [paths.about, "/about"],
  [paths.privacy, "/privacy"],
  [paths.terms, "/terms"],
  [paths.languageShareImage("é"), "/share/languages/%C3%A9.png"],
  [paths.translationShareImage("farsi", "é"), "/share/phrases/farsi/%C3%A9.png"],
])("%s", (path, address) => expect(path).toBe(address));
