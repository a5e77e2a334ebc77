import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../lib/screen/page-head.ts";

/** The screen is the list's, which opens its dialog. */
export const Route = createFileRoute("/_shell/languages/new")({ head: () => pageHead("Add Language") });
