import pg from 'pg'
import type { Cluster } from './cluster.server.ts'
import { superuser } from './settings.server.ts'

/** The address of a cluster's own database. */
export function urlOf(cluster: Cluster, port: number): string {
  return `postgres://${superuser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/postgres`
}

/**
 * Does the server of exactly this data folder answer at this port? A copied folder has the password of its
 * original, so the password alone proves nothing.
 */
export async function ask(cluster: Cluster, port: number): Promise<'ours' | 'wrongPassword' | 'none'> {
  const client = new pg.Client({ connectionString: urlOf(cluster, port), connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0]?.data_directory === cluster.pgdata ? 'ours' : 'none'
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'wrongPassword' : 'none'
  } finally {
    await client.end().catch(() => {})
  }
}
