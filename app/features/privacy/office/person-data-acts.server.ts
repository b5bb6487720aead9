import { data } from 'react-router'
import { z } from 'zod'
import { findPerson, isSamePhone, type Person } from '~/features/people/public.server'
import { officePath } from '~/i18n/office-table'
import { longestMailAddress } from '~/kernel/mail-address'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineAct } from '~/platform/office/define-act.server'
import { exportHref } from '~/platform/office/export-link.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { nameOfPerson, noteIfPossible, personErasureHash } from '../erase-again.server'
import { erasePersonWithoutAddress } from '../erase-person.server'
import { insertErasure } from '../erasures.repo.server'
import { type ErasedAddresses, eraseAddresses } from '../my-data.server'

/** Leads to the file with everything that is kept of a person: its address is good for this member and a few minutes. */
export const exportPersonAct = defineAct({
  name: 'people.export',
  permission: 'people.export',
  confirm: true,
  schema: z.object({}),
  async run({ tx, app, member, params }) {
    const person = await findPerson(tx, params.id, member)
    if (!person) throw data(null, { status: 404 })
    const { id, emails } = person
    const accounts = emails.length > 0 ? emails : [nameOfPerson(id)]
    return {
      subject: `people/${id}`,
      to: exportHref(app, officePath('people.export', { id }), member),
      isNewDocument: true,
      finish: async () => {
        for (const account of accounts) recordSecurityEvent(app, { kind: 'data-exported', account })
      },
    }
  },
})

/**
 * Erases what is kept of a person at any of their addresses, when one of them was typed once more (B30). Of somebody
 * without an address, it is their telephone number or name.
 */
export const erasePersonAct = defineAct({
  name: 'people.erase',
  permission: 'people.erase',
  confirm: true,
  schema: z.object({ address: z.string().trim().min(1).max(longestMailAddress) }),
  async run({ tx, app, member, params, request, values: { address } }) {
    const person = await findPerson(tx, params.id, member)
    if (!person) throw data(null, { status: 404 })
    const { id, emails } = person
    if (!isTheirs(person, address.toLowerCase()))
      return { problems: { address: 'people-office:erase.wrong' } }
    const { erased, finish } =
      emails.length > 0
        ? await eraseAddresses(tx, app, emails, request)
        : await eraseWithoutAddress(tx, app, person)
    return {
      subject: `people/${id}`,
      before: { count: Object.values(erased).reduce((sum, count) => sum + count, 0) },
      to: officePath('search'),
      done: 'people-office:done.erased',
      finish,
    }
  },
})

/** Of somebody without an address, a number counts however it is written: the page groups its digits. */
function isTheirs({ emails, name, phone }: Person, typed: string): boolean {
  if (emails.length > 0) return emails.includes(typed)
  const isWritten = [name, phone].some((known) => known?.toLowerCase() === typed)
  return isWritten || (phone !== null && isSamePhone(phone, typed))
}

/** The same of somebody whom no address finds. */
async function eraseWithoutAddress(tx: Db, app: App, person: Person): Promise<ErasedAddresses> {
  const { erased, deleteFiles } = await erasePersonWithoutAddress(tx, person.id)
  const emailHash = personErasureHash(app.keys, person)
  await insertErasure(tx, { at: app.clock.now(), emailHash, erased })
  return {
    erased,
    finish: async () => {
      recordSecurityEvent(app, { kind: 'data-erased', account: nameOfPerson(person.id) })
      await noteIfPossible(app)
      await deleteFiles(app)
    },
  }
}
