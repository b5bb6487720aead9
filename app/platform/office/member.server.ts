import { createContext } from 'react-router'
import type { Locale } from '~/kernel/locale'
import type { Role } from './permissions'

/** Who is logged in to the office. */
export type Member = {
  id: number
  email: string
  name: string
  role: Role
  /** Whether they see leads of colleagues and the people whom these are of: admins, and agents where the agency says so. */
  seesAll: boolean
  /** Of every page that they see. */
  locale: Locale
  /** @property passwordAt - when the password was last given in this session */
  session: { id: string; passwordAt: Date }
  /** Name of the file with their picture. */
  picture: string | null
  /** Whether single keys do something. */
  keysOn: boolean
}

/** Set by the HTTP layer, which knows the session; null for nobody. */
export const memberContext = createContext<Member | null>(null)

/** Tells whether somebody's password is right, and keeps when it was given. */
type CheckPassword = (typed: string) => Promise<boolean>

/** Set by the HTTP layer for a member who is logged in. */
export const passwordContext = createContext<CheckPassword | null>(null)
