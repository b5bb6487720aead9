import { desc, inArray, sql } from 'drizzle-orm'
import { people, personAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'

/** People whose name, telephone number or address a query finds, those noted last first, with their addresses. */
export async function findPeopleByWords(db: Db, query: string, most: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from people where words @@ to_tsquery('simple', ${query}) order by id desc limit ${most})
    union
    (select person_id from person_addresses where words @@ to_tsquery('simple', ${query})
      order by person_id desc limit ${most})
    order by id desc limit ${most}`)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const { personId, email, addedAt } = personAddresses
  const [found, addresses] = await Promise.all([
    db
      .select({ id: people.id, name: people.name, phone: people.phone })
      .from(people)
      .where(inArray(people.id, ids))
      .orderBy(desc(people.id)),
    db
      .select({ personId, email })
      .from(personAddresses)
      .where(inArray(personId, ids))
      .orderBy(addedAt, email),
  ])
  return found.map((person) => ({
    ...person,
    emails: addresses.filter((one) => one.personId === person.id).map((one) => one.email),
  }))
}
