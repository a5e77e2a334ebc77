import { expect, test } from "vitest";
import { SMALL_VOCABULARY } from "../testing/small-guide.ts";
import { getVocabularyIndex } from "../vocabulary-index.ts";
import { interpretLiterally, interpretQuery } from "./interpret-query.ts";

const index = getVocabularyIndex(SMALL_VOCABULARY);

/** Formats an interpretation as its text, its scope and its required match kind. */
const summaryOf = ({
  texts,
  language,
  category,
  least,
  isPlain,
  isForeign,
}: ReturnType<typeof interpretQuery>[number]) =>
  [
    texts.join(" or ") || "everything",
    ...(language ? [`in ${language.name}`] : []),
    ...(category ? [`of ${category.name}`] : []),
    [...(isPlain ? ["plain"] : []), isForeign ? "of another language" : (least ?? "anything")].join(" "),
  ].join(" · ");

test.each<[string, string[]]>([
  [
    "hello in german",
    [
      "hello in german · same",
      "hello · in German · plain words",
      "hello · in German · words",
      "hello · in German · of another language",
      "hello · in German · anything",
      "hello in german · plain words",
      "hello in german · words",
      "hello in german · anything",
    ],
  ],
  [
    "where is the german bathroom",
    [
      "where is the german bathroom · same",
      "where is the german bathroom · plain words",
      "where is the german bathroom · words",
      "where is the bathroom · anything",
      "where is the german bathroom · anything",
    ],
  ],
  [
    "can i get a german",
    [
      "can i get a german · same",
      "can i get a · in German · plain same",
      "can i get a · in German · same",
      "can i get a · in German · of another language",
      "can i get a · in German · same",
      "can i get a german · plain words",
      "can i get a german · words",
      "can i get a german · anything",
    ],
  ],
  [
    "number 1 000",
    [
      "number 1 000 · same",
      "one thousand · anything",
      "everything · of Numbers · anything",
      "number 1 000 or number one thousand · plain words",
      "number 1 000 or number one thousand · words",
      "number 1 000 or number one thousand · anything",
      "one thousand · of Numbers · words",
    ],
  ],
  [
    "number 40 german",
    [
      "number 40 german · same",
      "number 40 · in German · same",
      "forty · in German · anything",
      "everything · in German · of Numbers · anything",
      "number 40 or number forty · in German · plain words",
      "number 40 or number forty · in German · words",
      "number 40 or number forty · in German · of another language",
      "number 40 or number forty · in German · anything",
      "forty · in German · of Numbers · words",
      "number 40 german or number forty german · plain words",
      "number 40 german or number forty german · words",
      "number 40 german or number forty german · anything",
      "german · of Numbers · words",
      "forty german · of Numbers · words",
    ],
  ],
  [
    "what did you say in german",
    [
      "what did you say in german · same",
      "what did you say · in German · same",
      "everything · in German · anything",
      "what did you say in german or you say in german or in german · plain words",
      "what did you say in german or you say in german or in german · words",
      "what did you say in german or you say in german or in german · anything",
    ],
  ],
  [
    "numbers",
    [
      "numbers · same",
      "everything · of Numbers · anything",
      "numbers · plain words",
      "numbers · words",
      "numbers · anything",
    ],
  ],
  [
    "counting",
    [
      "counting · same",
      "counting · plain words",
      "everything · of Numbers · anything",
      "counting · words",
      "counting · anything",
    ],
  ],
  [
    "hello de",
    [
      "hello de · same",
      "hello de · plain words",
      "hello de · words",
      "hello · in German · same",
      "hello de · anything",
    ],
  ],
  [
    "de at",
    [
      "de at · same",
      "de at · plain words",
      "de at · words",
      "de at · anything",
      "everything · in German · same",
    ],
  ],
  [
    "helo jermen",
    [
      "helo jermen · same",
      "helo jermen · plain words",
      "helo jermen · words",
      "helo jermen · similar",
      "helo · in German · words",
      "helo jermen · anything",
      "helo · in German · plain words",
      "helo · in German · words",
      "helo · in German · of another language",
      "helo · in German · anything",
    ],
  ],
  [
    "german phrases",
    [
      "german phrases · same",
      "everything · in German · anything",
      "german phrases or german · plain words",
      "german phrases or german · words",
      "german phrases or german · anything",
    ],
  ],
  [
    "food phrases in german",
    [
      "food phrases in german · same",
      "food phrases · in German · same",
      "everything · in German · of Dining & Food · anything",
      "food phrases or food · in German · plain words",
      "everything · in German · of Dining & Food · anything",
      "food phrases or food · in German · words",
      "food phrases or food · in German · of another language",
      "food phrases or food · in German · anything",
      "food phrases in german · plain words",
      "food phrases in german · words",
      "food phrases in german · anything",
      "in german · of Dining & Food · words",
    ],
  ],
  [
    "food bill in german",
    [
      "food bill in german · same",
      "food bill · in German · plain words",
      "food bill · in German · words",
      "food bill · in German · of another language",
      "food bill · in German · anything",
      "bill · in German · of Dining & Food · words",
      "food bill in german · plain words",
      "food bill in german · words",
      "food bill in german · anything",
      "bill in german · of Dining & Food · words",
    ],
  ],
  [
    "nubmers",
    [
      "nubmers · same",
      "nubmers · plain words",
      "nubmers · words",
      "nubmers · anything",
      "everything · of Numbers · anything",
    ],
  ],
])(
  "interpretQuery returns for %s the interpretations in the order in which they are tried",
  (query, interpretations) => {
    expect(interpretQuery(index, query).map(summaryOf)).toEqual(interpretations);
  },
);

test.each<[string, string[]]>([
  ["hello in german", ["hello in german · anything", "hello · anything"]],
  ["german", ["german · anything"]],
  ["hello de", ["hello de · anything"]],
  ["hello", ["hello · anything"]],
])(
  "where nothing narrows, %s is read with all its words, or without those that name a language",
  (query, interpretations) => {
    expect(interpretLiterally(index, query).map(summaryOf)).toEqual(interpretations);
  },
);
