import { findActsOf } from '~/platform/office/audit-log.repo.server'
import type { PersonalData } from '~/platform/personal-data.server'
import {
  findEverybodyByEmail,
  findLogins,
  forgetFormerMember,
  forgetMembersRemovedBefore,
  type StaffRow,
} from './staff.repo.server'

/**
 * Accounts of the agency's own people. One of somebody who works here stays until the agency removes it, whoever asks
 * by mail: the site would lose its last admin. Of a former member an erasure leaves the name beside what they did.
 */
export const staffData: PersonalData = {
  name: 'staff',
  tables: ['staff', 'staff_sessions', 'staff_devices', 'staff_links', 'audit_log'],
  export: async (db, email) => {
    const rows = await findEverybodyByEmail(db, email)
    return await Promise.all(
      rows.map(async (row) => ({
        ...accountOf(row),
        ...(await findLogins(db, row.id)),
        acts: await findActsOf(db, row.id),
      })),
    )
  },
  delete: async (tx, email) => ({ count: await forgetFormerMember(tx, email) }),
  forgetBefore: async ({ db }, instant) => await forgetMembersRemovedBefore(db, instant),
}

const accountOf = ({ name, locale, role, phone, createdAt, removedAt, totpSecret, ...more }: StaffRow) => ({
  ...{ name, language: locale, role, phone, createdAt, removedAt },
  ...{ signature: more.signature, hasPicture: more.picture !== null, awayUntil: more.awayUntil },
  hasSecondFactor: totpSecret !== null,
})
