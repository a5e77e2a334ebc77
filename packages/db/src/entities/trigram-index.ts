/** An index for search by similarity and by parts of a text (PostgreSQL's pg_trgm). */
export function trigramIndex(table: string, column: string) {
  const name = `${table}_${column}_index`;
  return {
    name,
    expression: `create index ${name} on ${table} using gin (${column} gin_trgm_ops)`,
  };
}
