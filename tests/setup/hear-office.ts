import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { type OfficeNews, officeChannel, readOfficeNews } from '~/platform/office/office-news.server'

/**
 * Hears what open pages of the office are told, until the test ends.
 * @returns what was told since it was asked last
 */
export async function hearOffice(pool: pg.Pool): Promise<() => Promise<(OfficeNews | undefined)[]>> {
  const client = await pool.connect()
  const heard: (OfficeNews | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(readOfficeNews(payload)))
  await client.query(`listen ${officeChannel}`)
  onTestFinished(() => client.release(true))
  return async () => {
    // PostgreSQL says what others committed before it says that a statement is done.
    await client.query('select 1')
    return heard.splice(0)
  }
}
