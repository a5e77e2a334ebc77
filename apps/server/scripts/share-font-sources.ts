import { commonHan, commonHangul, commonKanji, scriptCharacters } from "./share-font-characters.ts";

/** Where the file of one face comes from, and what of it is kept. */
export interface FontSource {
  /** Name of the file written into the module's `fonts` folder. */
  target: string;
  /** npm package and exact version that carries the font. */
  package: string;
  /** Path of the font inside the package. */
  file: string;
  /** Path of the licence inside the package. */
  license: string;
  characters: string;
  /** Weight taken out of a variable font; static fonts have none. */
  weight?: number;
}

const latinGreekCyrillic = scriptCharacters("Latn", "Grek", "Cyrl");

function expo(name: string, version: string, style: string, characters: string, target = name): FontSource {
  const family = name.split("-").map((part) => part[0]?.toUpperCase() + part.slice(1));
  const file = `${family.join("").replace(/Jp|Kr|Sc/, (region) => region.toUpperCase())}_${style}.ttf`;
  return {
    target: `${target}.ttf`,
    package: `@expo-google-fonts/${name}@${version}`,
    file: `${style}/${file}`,
    license: "LICENSE_FONT",
    characters,
  };
}

function fontsource(name: string, subset: string, characters: string): FontSource {
  return {
    target: `${name}.ttf`,
    package: `@fontsource-variable/${name}@5.3.0`,
    file: `files/${name}-${subset}-wght-normal.woff2`,
    license: "LICENSE",
    characters,
    weight: 600,
  };
}

export const fontSources: FontSource[] = [
  expo("source-serif-4", "0.4.1", "400Regular", latinGreekCyrillic, "source-serif-4-regular"),
  expo("source-serif-4", "0.4.1", "400Regular_Italic", latinGreekCyrillic, "source-serif-4-italic"),
  expo("source-serif-4", "0.4.1", "600SemiBold", latinGreekCyrillic, "source-serif-4-semibold"),
  expo("noto-naskh-arabic", "0.4.5", "600SemiBold", scriptCharacters("Arab")),
  expo("noto-nastaliq-urdu", "0.4.2", "600SemiBold", scriptCharacters("Arab")),
  expo("noto-serif-hebrew", "0.4.2", "600SemiBold", scriptCharacters("Hebr")),
  expo("noto-serif-devanagari", "0.4.1", "600SemiBold", scriptCharacters("Deva")),
  expo("noto-serif-bengali", "0.4.4", "600SemiBold", scriptCharacters("Beng")),
  fontsource("noto-serif-tamil", "tamil", scriptCharacters("Taml")),
  fontsource("noto-serif-thai", "thai", scriptCharacters("Thai")),
  fontsource("noto-serif-georgian", "georgian", scriptCharacters("Geor")),
  fontsource("noto-serif-ethiopic", "ethiopic", scriptCharacters("Ethi")),
  expo("noto-serif-jp", "0.4.3", "700Bold", commonKanji()),
  expo("noto-serif-kr", "0.4.3", "700Bold", commonHangul()),
  expo("noto-serif-sc", "0.4.3", "700Bold", commonHan()),
];
