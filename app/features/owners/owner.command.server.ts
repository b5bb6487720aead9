import { logOutEverywhere, mailLink } from '~/features/accounts/public.server'
import { siteOf } from '~/features/content/public.server'
import { ownListing } from '~/features/listings/public.server'
import { isLocale, type Locale } from '~/kernel/locale'
import { readMailAddress } from '~/kernel/mail-address'
import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import { ownerKind } from './owner-kind.server'
import {
  deleteOwner,
  findOwnerByEmail,
  findOwners,
  insertOwner,
  setOwnListings,
  updateOwner,
} from './owners.repo.server'

const help = `owner add EMAIL --listings 2706,2687 [--name NAME] [--locale nl|fr|en|de]
                          creates an owner with access to these listings, and mails an invitation; an existing owner
                          has access to these listings from now on, and gets no mail
owner list                lists the owners, with the numbers of their listings
owner remove EMAIL        removes an owner, with everything that was kept of them
owner logout EMAIL        ends every session of an owner and forgets the browsers that they are known by
owner logout --all        the same for all owners
owner link EMAIL          mails a link, good for 7 days, to set the password

Exit code: 0 success, 1 not found, 2 usage error.
`

/** The command `owner`. */
export const runOwnerCommand = defineCommand({
  help,
  options: {
    listings: { type: 'string' },
    name: { type: 'string' },
    locale: { type: 'string' },
    all: { type: 'boolean' },
  },
  choose({ verb, objects, values }) {
    const email = objects.length === 1 ? readMailAddress(objects[0]) : undefined
    if (verb === 'list' && objects.length === 0) return list
    if (verb === 'logout' && values.all === true && objects.length === 0) return logOutAll
    if (!email || values.all) return undefined
    if (verb === 'logout') return (services: Services, print) => logOut(services, email, print)
    if (verb === 'remove') return (services: Services, print) => remove(services, email, print)
    if (verb === 'link') return (services: Services, print) => link(services, email, print)
    const wanted = verb === 'add' ? wantedIn(email, values) : undefined
    return wanted && ((services: Services, print) => add(services, wanted, print))
  },
})

type OwnerOptions = { listings?: string; name?: string; locale?: string }
type NewOwner = { email: string; listings: number[]; name?: string; locale?: Locale }

function wantedIn(email: string, { listings = '', name, locale }: OwnerOptions): NewOwner | undefined {
  if (!/^\d{1,9}(,\d{1,9})*$/.test(listings)) return undefined
  if (locale !== undefined && !isLocale(locale)) return undefined
  return {
    email,
    listings: [...new Set(listings.split(',').map(Number))],
    ...(name ? { name } : {}),
    ...(locale ? { locale } : {}),
  }
}

async function add(services: Services, wanted: NewOwner, print: Print) {
  const { db, clock } = services
  const { email, listings, name, locale } = wanted
  const { languages } = await siteOf(db)
  const known = await findOwnerByEmail(db, email)
  await db.transaction(async (tx) => {
    if (known) await updateOwner(tx, known.id, { name: name ?? known.name, locale: locale ?? known.locale })
    const owner =
      known ??
      (await insertOwner(tx, {
        email,
        name: name ?? email.split('@')[0] ?? email,
        locale: locale ?? languages.default,
        createdAt: clock.now(),
      }))
    await setOwnListings(tx, owner.id, listings)
    if (!known)
      await mailLink(ownerKind, tx, services, owner, 'invitation', await ownerKind.localeOf(tx, owner))
  })
  const missing = await unknownTo(services, listings)
  print(
    known
      ? `${email} sees ${listings.join(', ')} from now on.\n`
      : `${email} is an owner; the invitation is on its way.\n`,
  )
  for (const id of missing) print(`${id} is not in the feed yet; it is shown once it is.\n`)
  return 0
}

async function unknownTo(services: Services, ids: number[]): Promise<number[]> {
  const found = await Promise.all(ids.map((id) => ownListing({ ...services, locale: 'nl' }, id)))
  return ids.filter((_, index) => found[index] === undefined)
}

async function list({ db }: Services, print: Print) {
  const owners = await findOwners(db)
  const lines = owners.map(
    ({ email, name, listings, passwordHash, totpSecret }) =>
      `${email}  ${name}  ${listings.join(',') || 'no listings'}  ${passwordHash ? 'active' : 'invited'}${totpSecret ? ', two steps' : ''}\n`,
  )
  print(lines.join('') || 'There are no owners.\n')
  return 0
}

async function remove({ db }: Services, email: string, print: Print) {
  const owner = await findOwnerByEmail(db, email)
  if (owner) await deleteOwner(db, owner.id)
  print(owner ? `${email} is removed.\n` : `There is no owner ${email}.\n`)
  return owner ? 0 : 1
}

async function logOut({ db }: Services, email: string, print: Print) {
  const owner = await findOwnerByEmail(db, email)
  const ended = owner && (await db.transaction(async (tx) => await logOutEverywhere(ownerKind, tx, owner.id)))
  print(owner ? `${email} is logged out; sessions ended: ${ended}.\n` : `There is no owner ${email}.\n`)
  return owner ? 0 : 1
}

async function logOutAll({ db }: Services, print: Print) {
  const ended = await db.transaction(async (tx) => await logOutEverywhere(ownerKind, tx))
  print(`All owners are logged out; sessions ended: ${ended}.\n`)
  return 0
}

async function link(services: Services, email: string, print: Print) {
  const owner = await findOwnerByEmail(services.db, email)
  if (owner)
    await services.db.transaction(
      async (tx) =>
        await mailLink(ownerKind, tx, services, owner, 'invitation', await ownerKind.localeOf(tx, owner)),
    )
  print(owner ? `A link is on its way to ${email}.\n` : `There is no owner ${email}.\n`)
  return owner ? 0 : 1
}
