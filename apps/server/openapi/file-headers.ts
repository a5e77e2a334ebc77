/** Name of a file to save a response as. */
export const CONTENT_DISPOSITION = {
  "Content-Disposition": {
    description:
      "`attachment`, with a name for the file; `filename*` has a name with letters other than those of English",
    schema: { type: "string" as const },
    example: 'attachment; filename="saywhere-farsi-translations.csv"',
  },
};

/** License of the content of a file. */
export const LICENSE_LINK = {
  Link: {
    description:
      '`<…>; rel="license"`: the license of the content, or the terms of the site where the license has no URL; absent where the site states none',
    schema: { type: "string" as const },
    example: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  },
};
