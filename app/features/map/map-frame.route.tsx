import { siteOf } from '~/features/content/public.server'
import { listNameOf, placeParameter } from '~/features/listings/public'
import { catalogueOf } from '~/features/listings/public.server'
import { filePathTo, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import { serverOnly } from '~/platform/server-only'
import { Island } from '~/ui/island/island'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/map-frame.route'
import { mapArchiveOf } from './archive/map-archive.server'
import { MapDrawings } from './frame/map-drawings'
import frameStyle from './frame/map-frame.css?url'
import Nearby, { type NearbyProps } from './frame/nearby.island'
import type { FrameOptions, FrameTexts } from './map-frame'
import styles from './map-frame.module.css'

/**
 * The document in the frame of every map. Opened alone, or without script, it lists the municipalities
 * with listings. With `?tiles=on` its policy allows the agency's tile server (server/page-headers.ts).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { locales, map } = await siteOf(app.db)
  const hasTiles = new URL(request.url).searchParams.get('tiles') === 'on'
  const page = pageFromTable('map', { title: translateTo(app.locale)('map:title'), locales })
  const options: FrameOptions = {
    baseMap: filePathTo(app.locale, 'map', 'ground.json'),
    cards: filePathTo(app.locale, 'map', 'cards.json'),
    outlines: filePathTo(app.locale, 'map', 'municipalities.json'),
    tiles: hasTiles ? map.tiles : undefined,
    archive: await optionalPart(app, 'map file', mapArchiveOf(app.db, app.storage)),
    lang: app.locale,
    texts: frameTexts(app),
  }
  return serverOnly({
    page,
    options,
    nearby: nearbyOf(app, filePathTo(app.locale, 'map', 'places.json')),
    lists: await Promise.all([placesOf(app, 'sale'), placesOf(app, 'rent')]),
  })
}

function frameTexts({ locale }: App): FrameTexts {
  const t = translateTo(locale)
  const names = [
    ...([
      'zoomIn',
      'zoomOut',
      'homes',
      'home',
      'here',
      'area',
      'more',
      'loading',
      'failed',
      'searchHere',
      'draw',
      'stopDrawing',
      'drawHint',
      'clearArea',
    ] as const),
  ]
  const texts = Object.fromEntries(names.map((name) => [name, t(`map:frame.${name}`)]))
  return {
    ...(texts as Omit<FrameTexts, 'close' | 'onRequest'>),
    close: t('map:close'),
    onRequest: t('listings:priceOnRequest'),
  }
}

function nearbyOf({ locale }: App, href: string): NearbyProps {
  const t = translateTo(locale)
  const names = ['nearby', 'nothingNearby', 'loading', 'failed'] as const
  const texts = Object.fromEntries(names.map((name) => [name, t(`map:frame.${name}`)]))
  return { href, texts: texts as NearbyProps['texts'] }
}

/** The municipalities of a list, each linked to its listings. */
async function placesOf({ db, locale }: App, goal: 'sale' | 'rent') {
  const href = pathTo(locale, listNameOf(goal))
  const { choicesIn } = await catalogueOf(db, goal)
  const places = choicesIn(locale).map(({ code, name, total }) => ({
    ...{ code, name, total },
    href: `${href}?${new URLSearchParams({ city: placeParameter(name, code) })}`,
  }))
  return { goal, href, places }
}

export const links = () => [{ rel: 'stylesheet', href: frameStyle }]

export default function MapFrame({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { options, nearby, lists } = loaderData
  return (
    <>
      <div className={styles.map} data-map-frame={JSON.stringify(options)} />
      <MapDrawings />
      <div className="map-corner" data-map-nearby hidden>
        <Island name="nearby" of={Nearby} props={nearby} />
      </div>
      <div className={`content ${styles.places}`} data-map-words>
        <h1>{t('map:title')}</h1>
        <p>{t('map:words')}</p>
        {lists.map(({ goal, href, places }) => (
          <section key={goal}>
            <h2>
              <a href={href}>{t(`listings:list.${goal}`)}</a>
            </h2>
            <ul className={styles.list}>
              {places.map((place) => (
                <li key={place.code}>
                  <a href={place.href}>
                    {place.name} {place.code}
                  </a>{' '}
                  <span className={styles.total}>{place.total}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <a href={pathTo(locale, 'home')}>{t('ui:home')}</a>
        </p>
      </div>
    </>
  )
}
