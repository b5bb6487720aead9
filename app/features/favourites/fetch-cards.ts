import type { FavouriteCard, FoundCards } from './favourite-card'
import { idsQuery } from './favourite-ids'

/**
 * Loads the cards of listings from the server.
 * @throws when the request fails or its response is not a list of cards
 */
export async function fetchCards<Card extends FavouriteCard>(
  href: string,
  ids: readonly number[],
): Promise<FoundCards<Card>> {
  const answer = await fetch(href + idsQuery(ids))
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
  return (await answer.json()) as FoundCards<Card>
}
