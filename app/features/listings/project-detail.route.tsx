import { data } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { NamedForm } from '~/features/forms/public'
import { answerForm } from '~/features/forms/public.server'
import { PlaceMapSection } from '~/features/map/public'
import { placeMapOf } from '~/features/map/public.server'
import { NeighbourhoodView } from '~/features/places/public'
import { VisitMark } from '~/features/visits/public'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Route } from './+types/project-detail.route'
import { Description } from './description'
import { DocumentList } from './document-list'
import { FloorPlans } from './floor-plans'
import { Gallery } from './gallery'
import styles from './listing-detail.module.css'
import { loadProject } from './project-page.server'
import { ProjectUnits } from './project-units'
import units from './project-units.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const loaded = await loadProject(app, Number(params.id), new URL(request.url))
  const map = loaded.kind === 'project' ? await placeMapOf(app, loaded) : undefined
  return data(serverOnly({ ...loaded, map }), {
    status: loaded.kind === 'project' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

/** A form of the page was sent. */
export const action = (args: Route.ActionArgs) =>
  answerForm(args, ['contact-construction', 'document-request'])

export default function ProjectDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  if (loaderData.kind !== 'project') {
    return <SearchAgain title={t('listings:projects.noFound')} text={t('ui:notFound.text')} />
  }
  const { page, title, place, pictures, facts, description, descriptionLang, list, soldOut } = loaderData
  return (
    <>
      <div className={`content ${styles.top}`}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
      </div>
      <div className={`content ${styles.gallery}`}>
        <Gallery
          pictures={pictures}
          id="pictures"
          ribbon={soldOut ? { kind: 'sold', text: t('listings:projects.soldOut') } : undefined}
        />
      </div>
      <div className="content">
        <header className={`${styles.head} ${styles.section}`}>
          <p className={styles.place}>{place}</p>
          <h1>{title}</h1>
          {soldOut && <SoldOut ways={loaderData.ways} />}
          {list.range && !soldOut && (
            <p className={units.range}>
              {list.range.from === list.range.to ? list.range.from : t('listings:projects.range', list.range)}
            </p>
          )}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd lang={fact.lang}>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {!soldOut && (
            <p>
              <a href="#contact-construction" className="button button-main">
                {t('listings:contact.askMore')}
              </a>
            </p>
          )}
        </header>
        {description && (
          <section className={styles.section}>
            <h2>{t('listings:sections.description')}</h2>
            <Description html={description} lang={descriptionLang} />
          </section>
        )}
        <section className={styles.section} id="price-list">
          <h2>{t('listings:projects.priceList')}</h2>
          <ProjectUnits list={list} action={loaderData.href} vatNote={loaderData.vatNote} />
        </section>
        {loaderData.floorPlans.length > 0 && (
          <section className={styles.section}>
            <h2>{t('listings:floorPlans')}</h2>
            <FloorPlans pictures={loaderData.floorPlans} />
          </section>
        )}
        <section className={styles.section}>
          <h2>{t('listings:sections.documents')}</h2>
          <DocumentList documents={loaderData.documents} />
          {loaderData.documents.some(({ byRequest }) => byRequest) && (
            <NamedForm
              name="document-request"
              values={{ project: String(loaderData.id) }}
              heading="h3"
              folded
            />
          )}
        </section>
        {loaderData.map && (
          <section className={styles.section} id="map">
            <h2>{t('listings:sections.map')}</h2>
            <PlaceMapSection map={loaderData.map} />
          </section>
        )}
        {loaderData.neighbourhood && (
          <section className={styles.section} id="neighbourhood">
            <h2>{t('listings:sections.neighbourhood')}</h2>
            <NeighbourhoodView neighbourhood={loaderData.neighbourhood} />
          </section>
        )}
        {!soldOut && (
          <section className={styles.section} id="contact">
            <NamedForm name="contact-construction" values={{ project: String(loaderData.id) }} />
          </section>
        )}
      </div>
      <VisitMark of={{ kind: 'project', id: loaderData.id }} />
    </>
  )
}

function SoldOut({ ways }: { ways: { text: string; href: string }[] }) {
  const { t } = useText()
  return (
    <div className={styles.notice}>
      <p>{t('listings:projects.soldOut')}</p>
      <div className={units.ways}>
        {ways.map(({ text, href }) => (
          <a key={href} href={href} className="button">
            {text}
          </a>
        ))}
      </div>
    </div>
  )
}
