import { and, eq, isNull } from 'drizzle-orm'
import { staff } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'

/** Who is told what concerns the whole office. */
export type Admin = { email: string; name: string; locale: Locale }

export const findAdmins = async (db: Db): Promise<Admin[]> =>
  await db
    .select({ email: staff.email, name: staff.name, locale: staff.locale })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), isNull(staff.removedAt)))
    .orderBy(staff.id)
