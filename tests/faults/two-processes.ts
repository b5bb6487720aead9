import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../app/platform/postgres/embedded.server.ts'
import { environmentOf } from '../setup/run-command.ts'
import { linkSharedPictures } from '../setup/shared-pictures.ts'
import { startShippedNginx } from './nginx.ts'
import { freePort } from './ports.ts'
import { shareAddress } from './shared-address.ts'
import { unitEnvironment } from './shipped-files.ts'

export type TwoProcesses = {
  origin: string
  /**
   * Stops one of the two, waits until it has ended, and starts another in its place.
   * @param source - source tree whose build takes its place; by default this one
   * @returns seconds of the stop
   */
  restart(index: number, source?: string): Promise<number>
  /** Those of the leads that the site has saved. */
  remarks(): Promise<string[]>
  stop(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** Changes the shipped file of nginx. */
  changeNginx?: (file: string) => string
  /** Source tree whose build is started first; by default this one. */
  source?: string
}

/** Two processes of the built product with the settings of the shipped unit, behind the shipped nginx. */
export async function startTwoProcesses({ env, changeNginx, source }: Options = {}): Promise<TwoProcesses> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pignon-two-'))
  linkSharedPictures(dataDir)
  const port = await freePort()
  const origin = `https://localhost:${port}`
  const address = await shareAddress(
    environmentOf(dataDir, {
      ...unitEnvironment(),
      PUBLIC_URL: origin,
      CAPTCHA: 'off',
      DEMO: 'listings',
      LOG_LEVEL: 'error',
      ...env,
    }),
  )
  const nginx = await startShippedNginx(`127.0.0.1:${address.port}`, port, changeNginx)
  const processes = [await address.start(source), await address.start(source)]
  return {
    origin,
    restart: async (index, next) => {
      const place = index % processes.length
      const { seconds, code } = (await processes[place]?.stop()) ?? { seconds: 0, code: 1 }
      if (code !== 0) throw new Error(`a process ended with ${code}`)
      processes[place] = await address.start(next)
      return seconds
    },
    remarks: () => remarksIn(dataDir),
    stop: async () => {
      await nginx.stop()
      await Promise.all(processes.map(({ stop }) => stop('SIGINT')))
      address.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function remarksIn(dataDir: string): Promise<string[]> {
  const embedded = await openEmbedded(dataDir, { log() {} })
  const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
  await client.connect()
  const { rows } = await client.query<{ remark: string }>("select fields->>'remark' as remark from leads")
  await client.end()
  await embedded.close()
  return rows.map(({ remark }) => remark)
}
