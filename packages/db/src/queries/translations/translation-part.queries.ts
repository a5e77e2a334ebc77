import { encodeKey, type KeyValue, type PageRequest, placeOf } from "../pagination/keyset.ts";
import type { LookedAtPart } from "../pagination/scan-page.ts";
import type { Queryable } from "../queryable.ts";
import type { FilteredList } from "./translation-list.ts";

/**
 * Looks through a part of a list of translations for those that are shown, nearest first, and stops at the limit.
 *
 * @param most how many rows of the list are looked at
 * @throws InvalidPageKeyError when the key is none that this list gave
 */
export async function readPart<Row>(
  db: Queryable,
  list: FilteredList,
  { limit, ...request }: PageRequest,
  most: number,
): Promise<{ rows: (Row & { key: string })[]; part: LookedAtPart }> {
  const { conditions, values, orderBy, key } = placeOf(list, request);
  const place = list.sort.columns.map(({ expression }, index) => `${expression} as place${index}`);
  const direction = orderBy.endsWith(" desc") ? " desc" : "";
  const { tables, translation, shown } = list.oneByOne;
  const from = `(${["true", ...shown].join(" and ")}) as shown
    from ${tables} where ${conditions.join(" and ")} order by ${orderBy}`;
  const places = place.map((_, index) => `place${index}${direction}`).join(", ");
  const { rows } = await db.query<Row & { key: KeyValue[] }>({
    // What is shown of the rows is read of those alone that are shown.
    text: `select ${list.columns}, ${key} as key
      from (
        select * from (
          select p.id as phrase_id, l.id as language_id, ${translation} as translation_id, ${place.join(", ")}, ${from}
          limit ${most}
        ) looked_at where shown order by ${places} limit ${Math.trunc(limit)}
      ) seen
      join phrase p on p.id = seen.phrase_id join language l on l.id = seen.language_id
      left join translation t on t.id = seen.translation_id
      order by ${places}`,
    values,
  });
  const found = rows.map((row) => ({ ...row, key: encodeKey(row.key, list, request.order) }));
  if (found.length === limit && limit < most) return { rows: found, part: { nearest: null, furthest: null } };
  const { rows: ends } = await db.query<{ key: KeyValue[]; nth: number }>({
    text: `select key, nth from (
        select ${key} as key, (row_number() over (order by ${orderBy}))::int as nth, ${from}
        limit ${most + 1}
      ) seen where nth in (1, ${most}, ${most + 1})`,
    values,
  });
  const end = (wanted: number): string | null => {
    const row = ends.find(({ nth }) => nth === wanted);
    return row ? encodeKey(row.key, list, request.order) : null;
  };
  return { rows: found, part: { nearest: end(1), furthest: end(most + 1) && end(most) } };
}
