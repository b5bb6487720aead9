import type pg from 'pg'

/** Breaks a connection off at once: its other end may be gone, or still work on a statement. */
export function breakOff(client: pg.ClientBase) {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** How many bytes the server sent over a connection. */
export function bytesFrom(client: pg.ClientBase): number {
  const { connection } = client as unknown as { connection: { stream: { bytesRead: number } } }
  return connection.stream.bytesRead
}

/** Every connection of a pool, those that are being opened too, which it tells of nowhere else. */
export const clientsOf = (pool: pg.Pool): pg.Client[] => Reflect.get(pool, '_clients')

/** Waits for an answer as long as it takes, whatever the limits of the pool; to be closed afterwards. */
export function waitWithoutEnd(client: pg.ClientBase) {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } }
  connectionParameters.query_timeout = 0
}

/** Whether a statement, as the driver is given it, begins with this word. */
export function beginsWith(statement: unknown, word: string): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  return text?.startsWith(word) ?? false
}
