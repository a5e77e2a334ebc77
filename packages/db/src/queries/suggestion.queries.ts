import type { SortColumn } from "./pagination/cursor.ts";
import type { List, PageRequest } from "./pagination/keyset.ts";
import { type ListPage, readCountedPage } from "./pagination/page.ts";
import { type Queryable, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";
import { IS_EXPIRED } from "./suggestion-recording.queries.ts";

/** What one visitor sent. */
interface SentSuggestion {
  suggested: string;
  why: string | null;
  name: string | null;
  /** Whether the page may thank the visitor by name. */
  thank: boolean;
  email: string | null;
}

export interface NewSuggestion extends SentSuggestion {
  translationId: number;
  field: string;
  /** Identifier of a recording that was sent before. */
  recording: string | null;
}

/** Maximum numbers of suggestions that no editor has decided on. */
interface OpenLimits {
  ofTranslation: number;
  all: number;
}

/** Days after which a suggestion that was decided on is deleted, with the name and the e-mail address in it. */
const DAYS_KEPT = 180;

/** The text of translation `t` that a suggestion is about; empty for what is no single text. */
function textOf(field: string): string {
  return `case ${field}
    when 'native_text' then t.native_text
    when 'romanization' then coalesce(t.romanization, '')
    when 'pronunciation_guide' then coalesce(t.pronunciation_guide, '')
    when 'meaning' then concat_ws(e'\\n', t.literal_translation, t.usage_notes)
    when 'recording' then coalesce(t.audio_url, '')
    else '' end`;
}

/**
 * Stores a suggestion with the text that it is about, unless there are too many open ones. One that was sent before and
 * is still open is not stored twice, unless it now asks for thanks. Must run in a transaction: concurrent calls wait for
 * each other.
 *
 * @returns why it was not stored
 */
export async function addSuggestion(
  db: Queryable,
  { translationId, field, suggested, why, name, thank, email, recording }: NewSuggestion,
  limits: OpenLimits,
): Promise<"stored" | "unknown" | "full" | "no recording"> {
  // A statement of its own: the next one sees what was committed while this one waited.
  await db.query({ text: "select pg_advisory_xact_lock(hashtext('add suggestion'))" });
  const row = await queryFirst<{ known: boolean; heard: boolean; sent: boolean; free: boolean }>(db, {
    name: "add-suggestion",
    text: `
      with target as (
        select t.id, ${textOf("$2::text")} as shown from published_translation t where t.id = $1
      ), room as (
        select coalesce(bool_or(translation_id = $1 and field = $2 and suggested = $3
            and why is not distinct from $4 and email is not distinct from $6
            and (select r.id from suggestion_recording r where r.suggestion_id = suggestion.id) is not distinct from $10
            and (not $9 or (thank and name is not distinct from $5))), false) as sent,
          $10::uuid is null
            or exists (select from suggestion_recording where id = $10 and suggestion_id is null) as heard,
          count(*) filter (where translation_id = $1) < $7::int and count(*) < $8::int as free
        from suggestion where status = 'open'
      ), added as (
        insert into suggestion (translation_id, field, shown, suggested, why, name, email, thank)
        select target.id, $2, target.shown, $3, $4, $5, $6, $9 from target, room where free and heard and not sent
        returning id
      ), attached as (
        update suggestion_recording set suggestion_id = added.id from added
        where suggestion_recording.id = $10 and suggestion_id is null
      )
      select exists (select from target) as known, room.heard or room.sent as heard, room.sent, room.free from room`,
    values: [
      translationId,
      field,
      suggested,
      why,
      name,
      email,
      limits.ofTranslation,
      limits.all,
      thank,
      recording,
    ],
  });
  if (!row?.known) return "unknown";
  if (!row.heard) return "no recording";
  return row.sent || row.free ? "stored" : "full";
}

/** Deletes suggestions that were decided on long ago, and recordings whose suggestion never came. */
export async function deleteOldSuggestions(db: Queryable): Promise<void> {
  await db.query({
    name: "delete-old-suggestions",
    text: `with gone as (delete from suggestion_recording where ${IS_EXPIRED})
      delete from suggestion where status <> 'open' and decided_at < now() - interval '${DAYS_KEPT} days'`,
  });
}

/** A suggestion with the translation as it is now. */
export interface SuggestionRow extends SentSuggestion {
  id: number;
  translationId: number;
  languageId: number;
  phraseSlug: string;
  english: string;
  languageSlug: string;
  languageName: string;
  languageCode: string;
  script: string;
  direction: "ltr" | "rtl";
  field: string;
  shown: string;
  current: string;
  hasRecording: boolean;
  status: string;
  reason: string | null;
  decidedBy: string | null;
  /** ISO 8601. */
  decidedAt: string | null;
  createdAt: string;
  /** Other open suggestions of the same text, oldest first; empty once it was decided on. */
  doubles: (SentSuggestion & { createdAt: string })[];
}

const hasRecording = (suggestion: string): string =>
  `exists (select from suggestion_recording r where r.suggestion_id = ${suggestion}.id)`;

/** A suggested text as it is compared with others: without case, spaces at the ends and final punctuation. */
const comparable = (text: string): string =>
  `lower(regexp_replace(btrim(${text}) collate "und-x-icu", '(.)[[:punct:][:space:]]+$', '\\1'))`;

/** Whether two open suggestions suggest the same; no two recordings are the same. */
const isDouble = (one: string, other: string): string => `${one}.status = 'open' and ${other}.status = 'open'
  and ${other}.translation_id = ${one}.translation_id and ${other}.field = ${one}.field
  and ${comparable(`${other}.suggested`)} = ${comparable(`${one}.suggested`)} and not ${hasRecording(one)} and not ${hasRecording(other)}`;

const ID: SortColumn = { expression: "s.id", type: "int" };

interface SuggestionFilters {
  status: string;
  /** Any of several languages; all when absent. */
  languageIds?: readonly number[] | undefined;
}

/**
 * Reads one page of the suggestions with a status. Open ones of the same text are one item: the oldest, with the others.
 *
 * @throws InvalidCursorError for a cursor of no page in this order
 */
export function listSuggestions(
  db: Queryable,
  { status, languageIds, ...request }: PageRequest & SuggestionFilters,
): Promise<ListPage<SuggestionRow>> {
  const values: unknown[] = [status];
  const list: List = {
    columns: `s.id, s.translation_id as "translationId", t.language_id as "languageId", p.slug as "phraseSlug", p.english,
      l.slug as "languageSlug", l.name as "languageName", l.code as "languageCode",
      l.script, l.direction, s.field, s.shown, ${textOf("s.field")} as current, s.suggested, s.why, s.name,
      s.thank, s.email, ${hasRecording("s")} as "hasRecording", s.status, s.reason, s.decided_by as "decidedBy",
      ${isoTime("s.decided_at")} as "decidedAt", ${isoTime("s.created_at")} as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('suggested', other.suggested, 'why', other.why, 'name', other.name, 'thank', other.thank,
          'email', other.email, 'createdAt', ${isoTime("other.created_at")}) order by other.id), '[]')
        from suggestion other where other.id > s.id and ${isDouble("s", "other")}) as doubles`,
    tables: `suggestion s join translation t on t.id = s.translation_id join phrase p on p.id = t.phrase_id
      join language l on l.id = t.language_id`,
    conditions: [
      "s.status = $1",
      `not exists (select from suggestion other where other.id < s.id and ${isDouble("s", "other")})`,
      ...(languageIds ? [`t.language_id = any($${values.push(languageIds)}::int[])`] : []),
    ],
    values,
    sort: { name: `suggestions ${status}`, columns: [ID], leading: 1 },
  };
  return readCountedPage<SuggestionRow>(db, list, request);
}

interface Decision {
  status: "accepted" | "refused";
  reason: string | null;
  /** Name of the editor or the API token. */
  by: string;
}

/**
 * Decides on an open suggestion, and on all open ones that suggest the same. Its recording is deleted: accepted, it is a
 * file of the media.
 *
 * @returns whether it was still open
 */
export async function decideOnSuggestion(
  db: Queryable,
  id: number,
  { status, reason, by }: Decision,
): Promise<boolean> {
  const row = await queryFirst<{ id: number }>(db, {
    name: "decide-on-suggestion",
    text: `
      with waiting as (
        select other.id from suggestion one, suggestion other
        where one.id = $1 and one.status = 'open' and other.status = 'open'
          and (other.id = one.id or (${isDouble("one", "other")}))
        -- By ID, so that two decisions on the same text cannot deadlock.
        order by other.id for update of other
      ), decided as (
        update suggestion set status = $2, reason = $3, decided_by = $4, decided_at = now()
        from waiting where suggestion.id = waiting.id
        returning suggestion.id
      ), heard as (
        delete from suggestion_recording where suggestion_id in (select id from decided)
      )
      select id from decided`,
    values: [id, status, reason, by],
  });
  return row !== null;
}

export interface DecisionRow {
  translationId: number;
  languageId: number;
  languageSlug: string;
  hasRecording: boolean;
  status: string;
  decidedBy: string | null;
}

/** Reads what a decision on a suggestion depends on, and who decided on it; null if there is no such suggestion. */
export function findDecision(db: Queryable, id: number): Promise<DecisionRow | null> {
  return queryFirst(db, {
    name: "find-decision",
    text: `select s.translation_id as "translationId", t.language_id as "languageId", l.slug as "languageSlug", ${hasRecording("s")} as "hasRecording",
        s.status, s.decided_by as "decidedBy"
      from suggestion s join translation t on t.id = s.translation_id join language l on l.id = t.language_id
      where s.id = $1`,
    values: [id],
  });
}
