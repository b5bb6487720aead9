import { defineConfig } from 'vitest/config'

/** What is too long for the gate, over every page: `npm run audit` runs one file after the other. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'audit',
    include: ['tests/audit/*.audit.ts'],
    globalSetup: ['tests/setup/product.ts'],
    testTimeout: 20 * 60_000,
    hookTimeout: 5 * 60_000,
    fileParallelism: false,
    // What is found is said at once: whoever stops an audit half way has it.
    disableConsoleIntercept: true,
  },
})
