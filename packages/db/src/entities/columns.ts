import { isDeepStrictEqual } from "node:util";
import { ArrayType, JsonType, p } from "@mikro-orm/core";

/**
 * Columns of every record. A trigger sets `updatedAt` and increases `version` on every update, also outside the
 * application. MikroORM's optimistic lock rejects a save of an outdated version.
 */
export const baseProperties = {
  id: p.integer().primary().generated("by default as identity"),
  createdAt: p.datetime().defaultRaw("now()"),
  updatedAt: p.datetime().defaultRaw("now()"),
  version: p.integer().version().default(1),
};

/** An array of texts, each quoted, because PostgreSQL reads an unquoted `null` as NULL. */
export class TextArray extends ArrayType {
  override convertToDatabaseValue(texts: string[] | null): string | null {
    return texts && `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
  }
}

/** JSON whose values are compared, not its text: PostgreSQL returns keys in another order than they were written. */
class ComparableJson extends JsonType {
  override compareValues(one: string | null, other: string | null): boolean {
    return (
      one === other || (one != null && other != null && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)))
    );
  }
}

/** A column of JSON, which a save without a change does not write. */
export const json = <Value>() => p.type(ComparableJson).$type<Value>();

/** An array of integers. */
export class IntegerArray extends ArrayType<number> {
  constructor() {
    super(Number);
  }

  override getColumnType(): string {
    return "int[]";
  }
}

/** An index for search by similarity and by substring (pg_trgm). */
export function trigramIndex(table: string, column: string) {
  const name = `${table}_${column}_index`;
  return {
    name,
    expression: `create index ${name} on ${table} using gin (${column} gin_trgm_ops)`,
  };
}
