import { writeFile } from "node:fs/promises";
import { DOCUMENT_FILE, documentText } from "./openapi-document.ts";

await writeFile(DOCUMENT_FILE, documentText());
