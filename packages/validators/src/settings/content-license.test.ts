import { expect, test } from "vitest";
import { contentLicense } from "./content-license.ts";

const url = "https://creativecommons.org/licenses/by/4.0/";

test.each([
  [
    { licenseName: "CC BY 4.0", licenseUrl: url },
    { name: "CC BY 4.0", url },
  ],
  [
    { licenseName: "Ask us", licenseUrl: "" },
    { name: "Ask us", url: null },
  ],
  [
    { licenseName: "", licenseUrl: url },
    { name: url, url },
  ],
  [{ licenseName: "", licenseUrl: "" }, null],
  [{}, null],
])("the license of the settings %j is %j", (settings, license) =>
  expect(contentLicense(settings)).toEqual(license),
);
