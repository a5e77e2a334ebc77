import { ArrayType } from "@mikro-orm/postgresql";

/** A list of texts, each of them quoted: PostgreSQL takes `null` without quotes for no text at all. */
export class TextArray extends ArrayType {
  override convertToDatabaseValue(texts: string[] | null): string | null {
    return texts && `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
  }
}
