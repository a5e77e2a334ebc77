import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "./openapi-document.ts";

/** The committed files that are generated from the procedures: the document, and the types of a REST client. */
export async function generatedFiles(): Promise<{ file: URL; text: string }[]> {
  const document = openApiDocument();
  const types = await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]);
  return [
    { file: new URL("openapi.json", import.meta.url), text: `${JSON.stringify(document, null, 2)}\n` },
    { file: new URL("../test/rest/rest-api.generated.ts", import.meta.url), text: astToString(types) },
  ];
}
