import { writeFile } from "node:fs/promises";
import { restApiTypes, TYPES_FILE } from "./rest-api-types.ts";

await writeFile(TYPES_FILE, await restApiTypes());
