/** What the stores are called on the screen. */
export const STORE_NAMES = { static: "Static site", assets: "Assets", media: "Media" } as const;
