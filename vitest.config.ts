import { defineConfig } from 'vitest/config'

/**
 * `unit`: pure rules, no I/O. `database`: everything that needs PostgreSQL (one cluster for the run, a
 * database of its own for each file). `browser`: journeys in Chromium against the built product.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A test that fails once in a hundred runs has to say what it found, not that it found one.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'db/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
          // Most of a file's time would be reading again what the file before it has read. What replaces a module
          // forgets it itself.
          isolate: false,
          // Only what hangs takes as long: properties try hundreds of inputs, also while a machine has other things to do.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{app,server,tests}/**/*.db.test.{ts,tsx}'],
          globalSetup: ['tests/setup/database.ts'],
          // As those of rules: each file has a database of its own all the same.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/{browser,attacks}/**/*.browser.ts'],
          globalSetup: ['tests/setup/product.ts'],
          isolate: false,
          // As above: on a machine that has other things to do everything takes ten times its time.
          testTimeout: 400_000,
          hookTimeout: 400_000,
          // Each worker has products of its own; the gate has two.
          maxWorkers: 1,
          // As long as everything else that is waited for: a page follows a click when the machine has time for it.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
