/** Labels of the stores. */
export const STORE_NAMES = { static: "Static site", assets: "Assets", media: "Media" } as const;
