import { createFileRoute } from "@tanstack/react-router";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** The screen is the list's, which opens its dialog. */
export const Route = createFileRoute("/_shell/synonyms/new")({ head: () => documentTitle("Add synonyms") });
