import { appOf } from '~/platform/app.server'
import type { Route } from './+types/search-results.route'
import { jsonAnswer } from './json-answer.server'
import { searchIndexed } from './search-index'
import { searchIndexOf } from './search-index.server'

/** `/{lang}/search/results.json?q=`: searches on the server, for sites whose index is too large to load. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { index } = await searchIndexOf(app.db, app.locale)
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return jsonAnswer(JSON.stringify(searchIndexed(index, text)))
}
