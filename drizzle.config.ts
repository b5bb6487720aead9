import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- --name what_changes` writes the SQL that brings the database to the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './db/schema/index.ts', out: './db/migrations' })
