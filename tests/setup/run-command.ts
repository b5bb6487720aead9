import { execFile } from 'node:child_process'

/** What a command printed and how it ended. */
export type CommandEnd = { code: number; output: string; problems: string }

/**
 * Runs a command of the built product on a DATA_DIR, as `npm run site -- import DIR` does.
 * @param words - such as `['site', 'import', 'tests/fixtures/agency']`
 * @param env - beside what every command of a test has, such as the SECRET of the product that it runs beside
 */
export function runCommand(
  dataDir: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['build/server/index.js', ...words],
      { env: environmentOf(dataDir, env), timeout: 300_000, maxBuffer: 10_000_000 },
      (error, output, problems) => {
        const code = error ? error.code : 0
        if (typeof code === 'number') resolve({ code, output, problems })
        else reject(error)
      },
    )
  })
}

/** The surroundings of a built product that has a folder and a database of its own. */
export function environmentOf(dataDir: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...env } = process.env
  return { ...env, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: 'off', ...more }
}
