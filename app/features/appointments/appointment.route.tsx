import { data } from 'react-router'
import { pendingValues } from '~/features/confirmation/public.server'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import type { Values } from '~/features/forms/public'
import { answerForm, formHandlersContext } from '~/features/forms/public.server'
import { CardGrid, type ListingCard } from '~/features/listings/public'
import { cardsOf, findClosedState, findOffer } from '~/features/listings/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { moneyLocaleOf } from '~/kernel/money'
import { appOf } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'
import { serverOnly } from '~/platform/server-only'
import { MistakeBox } from '~/ui/mistake-box/mistake-box'
import { breadcrumbList } from '~/ui/page/breadcrumb-list'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/appointment.route'
import styles from './appointment.module.css'
import { bookValuation } from './book-valuation.form'
import { bookViewing } from './book-viewing.form'
import { BookingForm } from './booking-form'
import { freeWeek } from './free-week.server'
import { FullyBooked, type FullyBookedProps } from './fully-booked'
import { NotBookable, type NotBookableProps } from './not-bookable'
import { statementsOf } from './statements'
import { ViewedRow } from './viewed-row'
import type { Week } from './week'
import { type Bookable, bookableFor } from './wish.server'

export const action = (args: Route.ActionArgs) =>
  answerForm(args, [bookViewing.name, bookValuation.name, 'contact-appointment', 'contact-demand'])

/** Booking a viewing of `?listing=`, or a valuation where no listing is named. */
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
  const kind = listing === undefined ? ('valuation' as const) : ('viewing' as const)
  const [week, viewed] = await Promise.all([
    freeWeek(app, bookable, url),
    optionalPart(app, 'the listing that is viewed', cardsOf(app, idsOf(bookable))),
  ])
  const own = { name: t(`appointments:page.${kind}`), href: pathTo(app.locale, 'appointment') }
  const crumbs = crumbsFromTable('appointment', { t, locale: app.locale }, own)
  if (offer) crumbs.splice(1, 0, { name: offer.title, href: offer.href })
  const page: PageInfo = {
    title: t(`appointments:page.${kind}`),
    description: t('appointments:page.description'),
    alternates: addressesOf(
      site.locales,
      (to) => pathTo(to, 'appointment') + (listing ? `?listing=${listing}` : ''),
    ),
    // Every week, and the page after a refusal, have the same canonical page.
    canonical: pathTo(app.locale, 'appointment'),
    noindex: kind === 'viewing' || bookable.openings.length === 0,
    crumbs,
    structuredData: [breadcrumbList(crumbs, app.config.publicUrl)],
  }
  const waysOn = {
    alert: pathOfOriginal(site, '/demand-register/', app.locale),
    contact: pathOfOriginal(site, '/contact/', app.locale),
  }
  const canAsk = kind === 'valuation' || bookable.viewable !== undefined
  const shown = {
    page,
    kind,
    week,
    cards: viewed?.cards ?? [],
    waysOn,
    asks: canAsk ? kind : undefined,
    isTaken: url.searchParams.has('taken'),
    values: await pendingValues(app, context.get(formHandlersContext), url.searchParams.get('token') ?? ''),
    statements: statementsOf(bookable.viewable?.terms, {
      t,
      moneyLocale: moneyLocaleOf(site.languages.amounts, app.locale),
    }),
  } as const
  if (listing === undefined || bookable.viewable) return serverOnly<LoaderData>(shown)
  const state = await findClosedState(app, Number(listing))
  const list = pathTo(app.locale, state === 'rented' ? 'for-rent' : 'for-sale')
  const closed = { ...shown, closed: { state, list, alert: waysOn.alert } }
  return data(serverOnly<LoaderData>(closed), { status: state ? 200 : 404 })
}

const idsOf = ({ viewable }: Bookable): number[] => (viewable ? [viewable.listing] : [])

type LoaderData = {
  page: PageInfo
  kind: 'viewing' | 'valuation'
  week: Week | undefined
  /** The listing that is viewed. */
  cards: ListingCard[]
  waysOn: FullyBookedProps['waysOn']
  asks: FullyBookedProps['asks']
  isTaken: boolean
  values: Values
  statements: string[]
  /** The listing cannot be visited any more, or never could. */
  closed?: NotBookableProps
}

const bookings = { viewing: bookViewing, valuation: bookValuation }

export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, kind, week, cards, statements, waysOn, asks, isTaken, values, closed } = loaderData
  if (closed && !closed.state) return <NotBookable {...closed} />
  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <h1>{page.title}</h1>
      {week && isTaken && <MistakeBox>{t('appointments:problem.taken')}</MistakeBox>}
      {closed ? (
        <NotBookable {...closed} />
      ) : week ? (
        <>
          <p>{t('appointments:page.description')}</p>
          {cards.map((card) => (
            <ViewedRow key={card.id} card={card} />
          ))}
          <div className={styles.beside}>
            <BookingForm
              definition={bookings[kind]}
              values={values}
              week={week}
              statements={statements}
              saysAbout={cards.length === 0}
            />
            {cards.length > 0 && (
              <aside className={styles.viewed}>
                <CardGrid cards={cards} columns={4} />
              </aside>
            )}
          </div>
        </>
      ) : (
        <FullyBooked asks={asks} isTaken={isTaken} values={values} waysOn={waysOn} />
      )}
    </div>
  )
}
