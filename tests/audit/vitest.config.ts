import { defineConfig } from 'vitest/config'

/** Tests of every page that take too long for the gate: `npm run audit` runs one file after the other. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'audit',
    include: ['tests/audit/*.audit.ts'],
    globalSetup: ['tests/setup/product.ts'],
    testTimeout: 20 * 60_000,
    hookTimeout: 5 * 60_000,
    fileParallelism: false,
    // Findings are printed at once, so that an interrupted audit has reported them.
    disableConsoleIntercept: true,
  },
})
