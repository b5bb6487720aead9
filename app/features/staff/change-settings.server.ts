import { z } from 'zod'
import { longestPhone } from '~/kernel/bounds'
import { locales } from '~/kernel/locale'
import { defineAct } from '~/platform/office/define-act.server'
import { findWorker, type StaffRow, updateSettings } from './staff.repo.server'
import { memberName } from './typed-member-name'

/** What members set for themselves (B12). */
const settingsSchema = z.object({
  name: memberName,
  phone: z.string().trim().max(longestPhone).meta({ kind: 'tel' }),
  locale: z.enum(locales),
  signature: z.string().trim().max(500).meta({ kind: 'textarea' }),
  keysOn: z.boolean(),
})

/** Changes a member's own name, telephone, language and signature, and whether single keys do something. */
export const changeSettings = defineAct({
  name: 'account.settings',
  permission: 'account.write',
  schema: settingsSchema,
  async run({ tx, member, values }) {
    const known = await findWorker(tx, member.id)
    if (!known) return { message: 'office:form.outdated' }
    await updateSettings(tx, member.id, {
      ...values,
      phone: values.phone || null,
      signature: values.signature || null,
    })
    return {
      subject: `staff/${member.id}`,
      before: factsOf(known),
      after: factsOf(values),
      done: 'staff:done.settings',
      isNewDocument: values.locale !== known.locale,
    }
  },
})

/** The log outlives a telephone number, and a signature with one, that are erased. */
const factsOf = ({ name, locale, keysOn }: Pick<StaffRow, 'name' | 'locale' | 'keysOn'>) => ({
  ...{ name, locale, keysOn },
})

/** As the form holds them. */
export const readSettings = ({ name, phone, locale, signature, keysOn }: StaffRow) => ({
  ...{ name, phone: phone ?? '', locale, signature: signature ?? '' },
  keysOn: keysOn ? 'on' : '',
})
