import pg from 'pg'
import { openEmbedded } from '~/platform/postgres/embedded.server'

/** Resets the limits of a running product, so that submissions are processed instead of refused; with its database. */
export async function forgetLimits(dataDir: string) {
  const embedded = await openEmbedded(dataDir, { log: () => {} })
  const client = new pg.Client({ connectionString: embedded.url.replace(/\/postgres$/, '/pignon') })
  await client.connect()
  const forgetting = setInterval(() => void client.query('delete from rate_limits').catch(() => {}), 500)
  return {
    client,
    stop: async () => {
      clearInterval(forgetting)
      await client.end()
      await embedded.close()
    },
  }
}
