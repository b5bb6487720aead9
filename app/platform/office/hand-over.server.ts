import { createContext } from 'react-router'
import type { staff } from '#db/schema'
import type { Services } from '../app.server'
import type { Db } from '../database.server'

type Staff = typeof staff.$inferSelect

/** Somebody who leaves. */
export type Leaver = Pick<Staff, 'id' | 'email' | 'name'>

export type HandingOver = {
  from: Leaver
  /** Who takes it over, and hears of it by mail unless they do it themselves. */
  to: Pick<Staff, 'id' | 'email' | 'name' | 'locale'>
  /** The admin who does it; undefined: a command. */
  by?: Pick<Staff, 'id' | 'name'> | undefined
}

/** What a room hands over when a member leaves (B2). */
export type HandOver = {
  kind: 'leads' | 'appointments'
  /** How much there is to hand over. */
  count: (tx: Db, leaver: Leaver, now: Date) => Promise<number>
  /** Hands it over in the transaction that removes the member. */
  give: (tx: Db, services: Services, handing: HandingOver) => Promise<void>
}

/** Set by the HTTP layer, which knows all rooms. */
export const handOversContext = createContext<readonly HandOver[]>([])
