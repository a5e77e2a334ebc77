declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType features that stay; all of them, with the glyphs they need, unless told otherwise. */
    keepFeatures?: readonly string[];
    /** A number fixes an axis, limits narrow it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
