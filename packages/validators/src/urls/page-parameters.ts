/** The pages of the public site that read something from their query, and what. */
const PARAMETERS: [path: RegExp, names: string[]][] = [
  [/^\/languages\/[^/]+\/common-phrases\/?$/i, ["after", "before"]],
  [/^\/phrases\/?$/i, ["language", "category", "after"]],
  [/^\/search\/?$/i, ["q", "language", "category", "everywhere"]],
];

/** The parameters that a page reads from its query; it ignores every other one. */
export function pageParameters(pathname: string): string[] {
  return PARAMETERS.find(([path]) => path.test(pathname))?.[1] ?? [];
}
