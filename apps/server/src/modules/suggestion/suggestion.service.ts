import type { Author } from "@saywhere/db/change-set";
import { deleteExpired } from "@saywhere/db/queries/accounts/account.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  addSuggestion,
  decideOnSuggestion,
  findDecision,
  listSuggestions,
} from "@saywhere/db/queries/suggestion.queries";
import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import {
  type RefuseSuggestionInput,
  SUGGESTION_PAGE_SIZE,
  type SuggestionInput,
  type SuggestionPage,
  type SuggestionPageInput,
} from "@saywhere/validators/suggestions/suggestion";
import type { Caller } from "../../auth/actor.ts";
import { requireLanguage } from "../../auth/require-role.ts";
import { IDLE_DAYS } from "../../auth/session-lifetime.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { rethrowInvalidCursor } from "../../errors/invalid-cursor.ts";
import { recordNotFound } from "../../writes/optimistic-lock.ts";
import type { AttemptLimits } from "../account/rate-limits.ts";
import { presentSuggestion } from "./suggestion.presenter.ts";

/** The most open suggestions: editors lose nothing by more of them, and a flood must not fill the database. */
const OPEN_LIMITS = { ofTranslation: 20, all: 1_000 };

/** Seconds after which a full queue may have room. */
const RETRY_WHEN_FULL = 24 * 60 * 60;

export type SuggestionService = ReturnType<typeof createSuggestionService>;

interface Deps {
  db: Queryable;
  limits: Pick<AttemptLimits, "suggestion">;
  settings: { site(): Promise<Pick<SiteSettings, "suggestions">> };
}

export function createSuggestionService({ db, limits, settings }: Deps) {
  const decide = async (
    id: number,
    author: Author,
    decision: Omit<Parameters<typeof decideOnSuggestion>[2], "by">,
  ) => {
    const suggestion = await findDecision(db, id);
    if (!suggestion) throw recordNotFound("suggestion");
    requireLanguage(author, suggestion.languageId);
    if (await decideOnSuggestion(db, id, { ...decision, by: author.name })) return;
    const decided = await findDecision(db, id);
    if (!decided) throw recordNotFound("suggestion");
    throw new AppError("CONFLICT", `${decided.decidedBy} ${decided.status} this suggestion meanwhile.`);
  };
  return {
    /**
     * Stores what a visitor suggests.
     *
     * @throws AppError FORBIDDEN when the site takes no suggestions, TOO_MANY_REQUESTS, BAD_REQUEST for an unknown
     * translation
     */
    async create({ translation_id, ...input }: SuggestionInput, { address }: Caller): Promise<void> {
      if ((await settings.site()).suggestions === "off") {
        throw new AppError("FORBIDDEN", "This site takes no suggestions at the moment.");
      }
      await limits.suggestion(address);
      await deleteExpired(db, IDLE_DAYS);
      const { field, suggested, why = null, name = null, email = null } = input;
      const added = { translationId: translation_id, field, suggested, why, name, email };
      const outcome = await addSuggestion(db, added, OPEN_LIMITS);
      if (outcome === "unknown") {
        throw invalidField(["translation_id"], "This phrase does not exist any more");
      }
      if (outcome === "full") {
        throw new AppError(
          "TOO_MANY_REQUESTS",
          "Many suggestions are waiting for an editor already. Please try again another day.",
          { retryAfter: RETRY_WHEN_FULL },
        );
      }
    },

    /** @throws AppError BAD_REQUEST for a cursor that no page of this list returned */
    async list(input: SuggestionPageInput): Promise<SuggestionPage> {
      // Those that wait come in the order in which they were sent; of the others, the newest are of interest.
      const order = input.status === "open" ? "asc" : "desc";
      const request = { ...input, order, limit: SUGGESTION_PAGE_SIZE } as const;
      const page = await listSuggestions(db, request).catch(rethrowInvalidCursor);
      return { ...page, items: page.items.map(presentSuggestion) };
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN beyond the author's languages, CONFLICT when an editor has decided already */
    accept: (id: number, author: Author): Promise<void> =>
      decide(id, author, { status: "accepted", reason: null }),

    /** @throws AppError NOT_FOUND, FORBIDDEN beyond the author's languages, CONFLICT when an editor has decided already */
    refuse: ({ id, reason = null }: RefuseSuggestionInput, author: Author): Promise<void> =>
      decide(id, author, { status: "refused", reason }),
  };
}
