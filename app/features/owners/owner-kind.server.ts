import { type AccountKind, accountLimits, accountQueues } from '~/features/accounts/public.server'
import { siteOf, spokenLocale } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { insertOwnerSession, type Owner, ownerTables } from './owners.repo.server'
import { tellAgencyOfLogin } from './tell-agency-of-login.server'

const day = 86_400_000

const pages = {
  login: 'login',
  forgotten: 'login.forgotten',
  password: 'login.password',
  account: 'portal.account',
} as const

/** Days that a session of an owner lasts. @see NIST SP 800-63B, 2.1.3: at most 30 days */
export const sessionDays = { used: 30, unused: 3 } as const

/** Accounts of owners. */
export const ownerKind = {
  name: 'owner',
  room: 'owners',
  tables: ownerTables,
  sessionLasts: { used: sessionDays.used * day, unused: sessionDays.unused * day },
  limits: accountLimits({
    login: 'login',
    codes: 'codes of an owner',
    links: 'owner links',
    linksToAccount: 'owner links to an owner',
  }),
  queues: accountQueues({ reset: 'mail-owner-reset', forgetPast: 'forget-owners-past' }),
  localeOf: async (db, { locale }) => spokenLocale(await siteOf(db), locale),
  pathOf: (page, locale) => pathTo(locale, pages[page]),
  insertSession: insertOwnerSession,
  noteEvent: async (tx, app, owner, event) => {
    if (event === 'login') await tellAgencyOfLogin(tx, app, owner)
  },
} satisfies AccountKind<Owner>
