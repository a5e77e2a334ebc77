import { DatabaseError as PgError } from "pg";
import { expect, test } from "vitest";
import { describeUrl, unreachable } from "./database-error.ts";

const URL = "postgres://saywhere:secret@db.example:6432/guide";

function refusal(code: string, message = "A message of PostgreSQL"): Error {
  return Object.assign(new PgError(message, message.length, "error"), { code });
}

test.each([
  ["what listens nowhere", refusal("ECONNREFUSED"), "nothing listens there. Start PostgreSQL, or correct"],
  ["a wrong password", refusal("28P01"), "it refuses the user name or the password. Correct"],
  [
    "a user who may not come from here",
    refusal(
      "28000",
      'no pg_hba.conf entry for host "::1", user "saywhere", database "guide", SSL encryption',
    ),
    "it refuses the user. Correct",
  ],
  [
    "a connection that is not encrypted",
    refusal("28000", 'no pg_hba.conf entry for host "::1", user "saywhere", database "guide", no encryption'),
    "it accepts only encrypted connections. Add ?sslmode=verify-full to",
  ],
  [
    "the first of several addresses",
    new AggregateError([refusal("3D000"), refusal("1")]),
    "it has no database",
  ],
  [
    "no password",
    new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
    "it requires a password",
  ],
  [
    "a server without TLS",
    new Error("The server does not support SSL connections"),
    "it does not support TLS. Turn TLS on in PostgreSQL, or set sslmode=disable",
  ],
  [
    "a certificate of an unknown authority",
    refusal("SELF_SIGNED_CERT_IN_CHAIN"),
    "its certificate is not trusted. Set sslrootcert in DATABASE_URL to the certificate of its authority",
  ],
  [
    "another service on the port",
    new Error("Connection terminated unexpectedly"),
    "it ended the connection before it answered. Check that PostgreSQL listens there",
  ],
  [
    "a missing file",
    refusal("ENOENT", "ENOENT: no such file or directory, open '/no/file'"),
    "a file named in its URL cannot be read (ENOENT: no such file or directory, open '/no/file'). Correct sslrootcert",
  ],
  ["no answer", new Error("timeout expired"), "it does not answer. Check the network"],
  ["what is not known", refusal("XX000"), "A message of PostgreSQL"],
])("reports %s with instructions and without the password", (_, error, reason) => {
  const { message } = unreachable(URL, error);
  expect(message).toContain(`Cannot use the database guide at db.example:6432: ${reason}`);
  expect(message).not.toContain("secret");
});

test.each([
  ["postgres://saywhere:secret@db.example:6432/guide", "guide at db.example:6432"],
  ["postgres://db.example/guide", "guide at db.example:5432"],
  ["postgres:///guide", "guide at localhost:5432"],
  ["postgres:///guide?host=/run/postgresql", "guide at the socket /run/postgresql/.s.PGSQL.5432"],
  ["postgres://ada@%2Frun%2Fpostgresql/guide", "guide at the socket /run/postgresql/.s.PGSQL.5432"],
  ["postgres:///guide?host=/tmp&port=6432", "guide at the socket /tmp/.s.PGSQL.6432"],
  ["not a URL", "at DATABASE_URL"],
])("describes the database of %s as %s", (url, description) => {
  expect(describeUrl(url)).toBe(description);
});
