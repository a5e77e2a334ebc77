import type { Client } from "pg";

/** When the content was reviewed; the same for each database, so that seeding twice gives the same rows. */
const REVIEWED_AT = "2026-12-01T00:00:00.000Z";

/**
 * Accepts that seeded phrases of a language have the same text, such as Hello and Goodbye in Thai: the content has been
 * reviewed, so its texts need no check by an editor. A text that an editor changed is not accepted, nor is a seeded one
 * that only an editor's text repeats.
 */
export async function acceptSharedTexts(client: Client): Promise<void> {
  await client.query(`
    with seeded as (
      select t.* from translation t join seed_record record
        on record.kind = 'translation' and record.target_id = t.id and record.target_version = t.version
      where t.search_native <> ''
    ), shared as (
      select id, count(*) over (partition by language_id, search_native) as phrases from seeded
    ), accepted as (
      update translation set accepted_warnings = jsonb_build_array(jsonb_build_object(
        'warning', 'same-as-other-phrase',
        'accepted_by', 'the starting content',
        'accepted_at', '${REVIEWED_AT}'
      ))
      from shared
      where translation.id = shared.id and shared.phrases > 1 and translation.accepted_warnings = '[]'
      returning translation.id, translation.version
    )
    update seed_record record set target_version = accepted.version
    from accepted where record.kind = 'translation' and record.target_id = accepted.id`);
}
