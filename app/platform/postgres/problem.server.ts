/**
 * A reason why the embedded PostgreSQL cannot be used, written for the person who starts the product:
 * the message says what to do, so callers print it without a stack trace.
 */
export class EmbeddedPostgresProblem extends Error {
  override readonly name = 'EmbeddedPostgresProblem'
}

/** The way out that works on every machine. */
export const useDatabaseUrl =
  'Set DATABASE_URL to a PostgreSQL 15 or later, for example postgres://user:password@localhost:5432/pignon.'
