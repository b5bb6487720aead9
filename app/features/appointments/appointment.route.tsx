import { data } from 'react-router'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import { NamedForm, OwnFields } from '~/features/forms/public'
import { findOffer } from '~/features/listings/public.server'
import { answerFormOf } from '~/form-keeper.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/appointment.route'
import styles from './appointment.module.css'
import { freeWeek } from './free-week.server'
import { BookingContext, SlotField, StatementsField } from './slot-picker'
import { statementsOf } from './statements'
import { bookableFor } from './wish.server'

export const action = (args: Route.ActionArgs) => answerFormOf(args, ['book-viewing', 'book-valuation'])

/** Booking a viewing of `?listing=`, or a valuation where no home is named. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const listing = url.searchParams.get('listing') ?? undefined
  const [site, bookable, offer] = await Promise.all([
    siteOf(app.db),
    bookableFor(app, listing),
    findOffer(app, { listing: listing ?? '' }),
  ])
  const t = translateTo(app.locale)
  const kind = listing === undefined ? 'valuation' : 'viewing'
  const week = await freeWeek(app, bookable, url)
  const page: PageInfo = {
    title: t(`appointments:page.${kind}`),
    description: t('appointments:page.description'),
    alternates: Object.fromEntries(
      site.locales.map((to) => [to, pathTo(to, 'appointment') + (listing ? `?listing=${listing}` : '')]),
    ),
    noindex: kind === 'viewing',
    crumbs: [
      { name: t('ui:home'), href: pathTo(app.locale, 'home') },
      ...(offer ? [{ name: offer.title, href: offer.href }] : []),
      { name: t(`appointments:page.${kind}`) },
    ],
  }
  const waysOn = {
    ask: offer && `${offer.href}#contact-appointment`,
    alert: pathOfOriginal(site, '/demand-register/', app.locale),
    contact: pathOfOriginal(site, '/contact/', app.locale),
  }
  const isTaken = url.searchParams.has('taken')
  const shown = {
    page,
    kind,
    week,
    waysOn,
    isTaken,
    statements: statementsOf(bookable.viewable?.terms, t),
  } as const
  // Slots change with every booking.
  return data(serverOnly(shown), { headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const ownFields = { slot: SlotField, agreed: StatementsField }

export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, kind, week, statements, waysOn, isTaken } = loaderData
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1>{page.title}</h1>
      {isTaken && (
        <p role="alert" className={styles.wrong}>
          {t('forms:problem.taken')}
        </p>
      )}
      {week ? (
        <>
          <p>{t('appointments:page.description')}</p>
          <OwnFields value={ownFields}>
            <BookingContext value={{ week, statements }}>
              <NamedForm name={`book-${kind}`} />
            </BookingContext>
          </OwnFields>
        </>
      ) : (
        <Full waysOn={waysOn} />
      )}
    </div>
  )
}

type WaysOn = { ask?: string | undefined; alert?: string | undefined; contact?: string | undefined }

/** No time is left (E1), and what can be done then. */
function Full({ waysOn: { ask, alert, contact } }: { waysOn: WaysOn }) {
  const { t } = useText()
  return (
    <section aria-labelledby="full" className={styles.questions}>
      <h2 id="full">{t('appointments:full.title')}</h2>
      <p>{t('appointments:full.text')}</p>
      <p className={styles.waysOn}>
        {ask && (
          <a href={ask} className="button button-main">
            {t('appointments:full.ask')}
          </a>
        )}
        {alert && (
          <a href={alert} className="button">
            {t('appointments:full.alert')}
          </a>
        )}
        {contact && (
          <a href={contact} className="button">
            {t('appointments:full.contact')}
          </a>
        )}
      </p>
    </section>
  )
}
