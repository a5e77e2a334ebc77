import { Readable } from "node:stream";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  addSuggestion,
  type DecisionRow,
  decideOnSuggestion,
  findDecision,
  listSuggestions,
} from "@saywhere/db/queries/suggestion.queries";
import {
  addSuggestionRecording,
  findSuggestionRecording,
} from "@saywhere/db/queries/suggestion-recording.queries";
import { fileKindOf, RECORDINGS } from "@saywhere/validators/files/stored-file";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import {
  type AcceptSuggestionInput,
  type RefuseSuggestionInput,
  SUGGESTION_PAGE_SIZE,
  type SuggestionInput,
  type SuggestionPage,
  type SuggestionPageInput,
} from "@saywhere/validators/suggestions/suggestion";
import type { Logger } from "pino";
import type { Caller } from "../../auth/actor.ts";
import { requireLanguage } from "../../auth/require-role.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { recordNotFound } from "../../errors/record-not-found.ts";
import type { AttemptRateLimits } from "../account/attempt-rate-limits.ts";
import type { FileService } from "../file/file.service.ts";
import { validateContent } from "../file/validate-content.ts";
import type { TranslationService } from "../translation/translation.service.ts";
import { presentSuggestion } from "./suggestion.presenter.ts";

/** The most open suggestions: editors lose nothing by more of them, and a flood must not fill the database. */
const OPEN_LIMITS = { ofTranslation: 20, all: 1_000 };

/** Seconds after which a full queue may have room. */
const RETRY_WHEN_FULL = 24 * 60 * 60;

/** Seconds to wait when too many recordings have no suggestion yet: after these they are deleted. */
const RETRY_WHEN_RECORDING = 60 * 60;

/** Its ending says the format of recordings. */
const MP3_NAME = "recording.mp3";

export type SuggestionService = ReturnType<typeof createSuggestionService>;

interface Deps {
  db: Queryable;
  orm: MikroORM;
  limits: Pick<AttemptRateLimits, "suggestion" | "recording">;
  files: Pick<FileService, "upload" | "uses" | "delete">;
  translations: Pick<TranslationService, "update">;
  settings: { site(): Promise<Pick<SiteSettings, "suggestions">> };
  /** Is told of files that could not be deleted. */
  log: Pick<Logger, "warn">;
}

const recordingKey = (languageSlug: string, id: number) =>
  `${RECORDINGS}${languageSlug}/suggestion-${id}.mp3`;

export function createSuggestionService({ db, orm, limits, settings, files, translations, log }: Deps) {
  const requireOpen = async () => {
    if ((await settings.site()).suggestions !== "off") return;
    throw new AppError("FORBIDDEN", "This site is not accepting suggestions right now.");
  };
  const findRecording = async (id: number) => {
    const recording = await findSuggestionRecording(db, id);
    if (!recording)
      throw new AppError(
        "NOT_FOUND",
        "This recording no longer exists. Someone may have reviewed the suggestion already.",
      );
    return recording;
  };
  /**
   * Deletes the file made from a recording if no translation uses it. A failure is logged only: the decision is stored,
   * and nothing repeats the deletion.
   */
  const deleteUnusedFile = async (key: string, author: Author): Promise<void> => {
    try {
      if ((await files.uses({ store: "media", key })).total > 0) return;
      await files.delete("media", key, author);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return;
      log.warn(
        { err: error, key },
        "the recording of a suggestion that was decided could not be deleted: delete it in the CDN Manager if nothing uses it",
      );
    }
  };
  /** @param write runs the transaction of the decision */
  const decide = async (
    id: number,
    author: Author,
    write: (suggestion: DecisionRow) => Promise<unknown>,
  ): Promise<void> => {
    const suggestion = await findDecision(db, id);
    if (!suggestion) throw recordNotFound("suggestion");
    requireLanguage(author, suggestion.languageId);
    if (suggestion.status !== "open") throw decidedAlready(suggestion);
    await write(suggestion);
    // Only now: a decision that is not committed leaves the suggestion open, and its editor needs the file.
    if (suggestion.hasRecording) await deleteUnusedFile(recordingKey(suggestion.languageSlug, id), author);
  };
  return {
    /**
     * Stores what a visitor suggests.
     *
     * @throws AppError FORBIDDEN when the site takes no suggestions, TOO_MANY_REQUESTS, BAD_REQUEST for an unknown
     * translation
     */
    async create({ translation_id, ...input }: SuggestionInput, { ipAddress }: Caller): Promise<void> {
      await requireOpen();
      await limits.suggestion(ipAddress);
      const { field, suggested, why = null, name = null, thank, email = null, recording = null } = input;
      const added = { translationId: translation_id, field, suggested, why, name, thank, email, recording };
      const outcome = await orm.em
        .fork()
        .transactional((em) => addSuggestion(toQueryable(em), added, OPEN_LIMITS));
      if (outcome === "unknown") {
        throw invalidField(["translation_id"], "This phrase no longer exists");
      }
      if (outcome === "no recording") {
        throw invalidField(
          ["recording"],
          "The recording is no longer there. Record it again, or remove it and send the rest",
        );
      }
      if (outcome === "full") {
        throw new AppError(
          "TOO_MANY_REQUESTS",
          "Many suggestions are waiting for an editor already. Please try again another day.",
          { retryAfter: RETRY_WHEN_FULL },
        );
      }
    },

    /**
     * Stores a recording for a suggestion that the same visitor sends next.
     *
     * @returns its identifier
     * @throws AppError FORBIDDEN when the site takes no suggestions, TOO_MANY_REQUESTS, BAD_REQUEST for anything but MP3
     */
    async addRecording(content: Buffer, { ipAddress }: Caller): Promise<string> {
      await requireOpen();
      await limits.recording(ipAddress);
      const kind = fileKindOf("media", MP3_NAME);
      if (!kind || (await validateContent(kind, MP3_NAME, content))) {
        throw new AppError("BAD_REQUEST", "The recording is no MP3 file.");
      }
      const id = await addSuggestionRecording(db, content);
      if (id) return id;
      throw new AppError("TOO_MANY_REQUESTS", "Many visitors are recording. Try again in an hour.", {
        retryAfter: RETRY_WHEN_RECORDING,
      });
    },

    /** @throws AppError NOT_FOUND */
    recording: async (id: number): Promise<{ mp3: string }> => ({
      mp3: (await findRecording(id)).content.toString("base64"),
    }),

    /**
     * Makes the recording of a suggestion a file of the media, which its translation may then have. Called again, it
     * replaces the file.
     *
     * @throws AppError NOT_FOUND, FORBIDDEN beyond the author's languages; StorageError
     */
    async storeRecording(id: number, author: Author): Promise<{ url: string }> {
      const recording = await findRecording(id);
      const { content, languageId, languageSlug } = recording;
      requireLanguage(author, languageId);
      const upload = {
        key: recordingKey(languageSlug, id),
        content: Readable.from([content]),
        size: content.length,
        replace: true,
        authorize: async () => {},
      };
      const { file } = await files.upload("media", upload, author);
      return { url: file.url };
    },

    /** @throws AppError BAD_REQUEST for a cursor that no page of this list returned */
    async list({ language_ids, ...input }: SuggestionPageInput): Promise<SuggestionPage> {
      // Those that wait come in the order in which they were sent; of the others, the newest are of interest.
      const order = input.status === "open" ? "asc" : "desc";
      const request = { ...input, languageIds: language_ids, order, limit: SUGGESTION_PAGE_SIZE } as const;
      const page = await listSuggestions(db, request).catch(translateCursorError);
      return { ...page, items: page.items.map(presentSuggestion) };
    },

    /**
     * Saves the translation of a suggestion and accepts the suggestion in one transaction: an open suggestion whose text is
     * published would be decided on twice.
     *
     * @throws AppError NOT_FOUND, FORBIDDEN beyond the author's languages, CONFLICT when an editor has decided already, and
     *   as saving the translation does
     */
    accept: ({ suggestion_id, ...texts }: AcceptSuggestionInput, author: Author): Promise<void> =>
      decide(suggestion_id, author, ({ translationId }) =>
        translations.update({ ...texts, id: translationId }, author, (em) =>
          storeDecision(toQueryable(em), suggestion_id, {
            status: "accepted",
            reason: null,
            by: author.name,
          }),
        ),
      ),

    /**
     * @throws AppError NOT_FOUND, FORBIDDEN beyond the author's languages, CONFLICT when an editor has decided already
     */
    refuse: ({ id, reason = null }: RefuseSuggestionInput, author: Author): Promise<void> =>
      decide(id, author, () => storeDecision(db, id, { status: "refused", reason, by: author.name })),
  };
}

/** @throws AppError NOT_FOUND, CONFLICT when an editor has decided meanwhile */
async function storeDecision(
  db: Queryable,
  id: number,
  decision: Parameters<typeof decideOnSuggestion>[2],
): Promise<void> {
  if (await decideOnSuggestion(db, id, decision)) return;
  const decided = await findDecision(db, id);
  throw decided ? decidedAlready(decided) : recordNotFound("suggestion");
}

function decidedAlready({ decidedBy, status }: DecisionRow): AppError {
  return new AppError("CONFLICT", `${decidedBy} has ${status} this suggestion already.`, {
    conflict: { reason: "decided" },
  });
}
