/** A column of time as RFC 3339 writes it, in UTC; the connections of the ORM give times as bare text. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
