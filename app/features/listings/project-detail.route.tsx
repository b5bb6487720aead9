import { data } from 'react-router'
import { SearchAgain } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Route } from './+types/project-detail.route'
import { Description } from './description'
import { DocumentList } from './document-list'
import { Gallery } from './gallery'
import styles from './listing-detail.module.css'
import { loadProject } from './project-page.server'
import { UnitTable } from './unit-table'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadProject(appOf(context), Number(params.id), new URL(request.url))
  return data(serverOnly(loaded), {
    status: loaded.kind === 'project' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

export default function ProjectDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  if (loaderData.kind !== 'project') {
    return <SearchAgain title={t('listings:projects.noFound')} text={t('ui:notFound.text')} />
  }
  const { page, title, place, pictures, facts, description, descriptionLang, units, soldOut } = loaderData
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
          {soldOut && <p className={styles.notice}>{t('listings:projects.soldOut')}</p>}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd lang={fact.lang}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </header>
        {description && (
          <section className={styles.section}>
            <h2>{t('listings:sections.description')}</h2>
            <Description html={description} lang={descriptionLang} />
          </section>
        )}
        <section className={styles.section} id="price-list">
          <h2>{t('listings:projects.priceList')}</h2>
          {units.length > 0 ? <UnitTable units={units} /> : <p>{t('listings:projects.noUnits')}</p>}
        </section>
        <section className={styles.section}>
          <h2>{t('listings:sections.documents')}</h2>
          <DocumentList documents={loaderData.documents} />
        </section>
      </div>
    </>
  )
}
