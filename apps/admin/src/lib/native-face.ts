/** How a text in a language of the guide is set: its language tag, its direction and its script (ISO 15924). */
export interface NativeFace {
  lang: string;
  dir: "ltr" | "rtl";
  script: string;
}
