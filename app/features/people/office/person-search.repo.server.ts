import { and, desc, inArray, sql } from 'drizzle-orm'
import { people, personAddresses } from '#db/schema'
import type { Db } from '~/platform/database.server'
import { type Reader, visibleTo } from './person.repo.server'

/** People whose name, telephone number or address a query finds, those noted last first, with their addresses. */
export async function findPeopleByWords(
  db: Db,
  query: string,
  { reader, most }: { reader: Reader; most: number },
) {
  // Some of them an agent does not see.
  const limit = visibleTo(reader) ? most * 4 : most
  const { rows } = await db.execute<{ id: string }>(sql`
    (select id from people where words @@ to_tsquery('simple', ${query}) order by id desc limit ${limit})
    union
    (select person_id from person_addresses where words @@ to_tsquery('simple', ${query})
      order by person_id desc limit ${limit})
    order by id desc limit ${limit}`)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const { personId, email, addedAt } = personAddresses
  const [found, addresses] = await Promise.all([
    db
      .select({ id: people.id, name: people.name, phone: people.phone })
      .from(people)
      .where(and(inArray(people.id, ids), visibleTo(reader)))
      .orderBy(desc(people.id))
      .limit(most),
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
