import openapiTS, { astToString } from "openapi-typescript";
import { openApiDocument } from "../../src/app/openapi/openapi-document.ts";

export const TYPES_FILE = new URL("../rest/rest-api.generated.ts", import.meta.url);

/** The types of a REST client, generated from the API document as a third party would. */
export async function restApiTypes(): Promise<string> {
  const document = openApiDocument() as unknown as Parameters<typeof openapiTS>[0];
  return astToString(await openapiTS(document));
}
