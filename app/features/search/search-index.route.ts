import { appOf } from '~/platform/app.server'
import type { Route } from './+types/search-index.route'
import { jsonAnswer } from './json-answer.server'
import { searchIndexOf } from './search-index.server'

/** `/{lang}/search/index.json`: the index that the hero search uses in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const { file } = await searchIndexOf(app.db, app.locale)
  return jsonAnswer(file)
}
