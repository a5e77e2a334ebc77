import { defineEntity, p } from "@mikro-orm/core";
import { Suggestion } from "./suggestion.entity.ts";

const SuggestionRecordingSchema = defineEntity({
  name: "SuggestionRecording",
  tableName: "suggestion_recording",
  properties: {
    /** Known only to the visitor who sent it, until a suggestion has it. */
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    createdAt: p.datetime().defaultRaw("now()"),
    suggestion: () => p.oneToOne(Suggestion).ref().nullable().deleteRule("cascade"),
    /** An MP3 file. */
    content: p.blob().lazy(),
  },
});

/** How a visitor says a phrase. It is sent before the suggestion that it belongs to. */
export class SuggestionRecording extends SuggestionRecordingSchema.class {}
SuggestionRecordingSchema.setClass(SuggestionRecording);
