import type { FoundCards, KeptCard } from './kept-card'
import { idsQuery } from './kept-ids'

/**
 * The homes of a list as cards, from the server.
 * @throws when the answer does not come or is none
 */
export async function fetchCards<Card extends KeptCard>(
  href: string,
  ids: readonly number[],
): Promise<FoundCards<Card>> {
  const answer = await fetch(href + idsQuery(ids))
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  return (await answer.json()) as FoundCards<Card>
}
