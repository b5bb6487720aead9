import { data } from 'react-router'
import { ThanksView } from '~/features/content/public'
import { localise, pathOfOriginal, siteOf, thanksSteps } from '~/features/content/public.server'
import { findEstimate } from '~/features/leads/public.server'
import { CardGrid, ThanksAside } from '~/features/listings/public'
import { findAskedOffer, soldCards } from '~/features/listings/public.server'
import { placeSketch } from '~/features/map/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { moneyLocaleOf } from '~/kernel/money'
import { countryOfPlace } from '~/kernel/places/country-of-place'
import type { CountryCode } from '~/kernel/places/municipalities'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { BottomBar } from '~/ui/bottom-bar/bottom-bar'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { crumbsFromTable } from '~/ui/page/crumbs-from-table'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import { SnapRow } from '~/ui/snap-row/snap-row'
import type { Route } from './+types/estimate.route'
import styles from './estimate.module.css'
import { estimateParameter, readEstimateLink } from './estimate-link.server'
import { type EstimateSummary, toEstimateSummary } from './estimate-summary'
import { AgentVisitButton, EstimateLines, EstimateRange } from './estimate-view'
import { OwnerLedgerView } from './owner-ledger-view'
import { type OwnerSheet, toOwnerSheet } from './owner-sheet'

type Place = { zip: string; country: CountryCode }
type ThanksAnswer = { state: 'thanks' | 'look' }
type Answer =
  /** Thanks for a request. */
  | ThanksAnswer
  | { state: 'gone' }
  | {
      state: 'estimate'
      estimate: EstimateSummary
      owner: OwnerSheet
      kept: Record<string, string>
      place: Place
    }

/** An agent answers, now or after a look: there is no estimate to show. */
const isThanks = (answer: Answer): answer is ThanksAnswer =>
  answer.state === 'thanks' || answer.state === 'look'

/** The page after a request for a valuation: thanks, and with a valid link the range at once (F1, L9). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const { locale } = app
  const t = translateTo(locale)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get(estimateParameter)
  const answer: Answer = token === null ? { state: 'thanks' } : await answerTo(token)
  const own = pathTo(locale, 'thanks.contact-demand')
  const query = token === null ? '' : `?${searchParams}`
  const title = answer.state === 'thanks' ? t('content:thanks.title') : t(`valuation:${answer.state}.title`)
  const page: PageInfo = {
    ...pageFromTable('thanks.contact-demand', {
      title,
      locales: site.locales,
      query,
    }),
    crumbs: crumbsFromTable('thanks.contact-demand', { t, locale }, { name: title, href: own }),
  }
  const appointment = pathOfOriginal(site, '/contact-demand/Prenez-rendez-vous/', locale)
  const status = answer.state === 'gone' ? 410 : 200
  const [office, sold, sketch] = await Promise.all([
    findAskedOffer(app, {}),
    isThanks(answer) ? [] : soldCards(app, 2),
    answer.state === 'estimate'
      ? placeSketch(app.db, answer.place, { locale, defaultLocale: site.languages.default })
      : undefined,
  ])
  const hours = localise(site, locale)(site.identity.hours)
  const steps = thanksSteps('thanks.contact-demand', { t, ...office.contact, hasAgent: false, hours })
  return data(serverOnly({ page, answer, appointment, own, office, sold, sketch, hours, steps }), { status })

  async function answerTo(token: string): Promise<Answer> {
    const lead = readEstimateLink(app, token)
    const given = lead === undefined ? undefined : await findEstimate(app.db, lead)
    if (!given) return { state: 'gone' }
    const moneyLocale = moneyLocaleOf(site.languages.amounts, locale)
    const estimate = toEstimateSummary(given, { t, locale, fallback: site.languages.default, moneyLocale })
    if (!estimate || !given.estimate) return { state: 'look' }
    const usual = { cents: given.estimate.middleCents, isAbout: true }
    const { feePercent } = site.sale
    const owner = toOwnerSheet({ usual, priceFrom: 'estimate', feePercent, given: searchParams }, moneyLocale)
    const place = { zip: given.zip, country: given.country ?? countryOfPlace(given.zip, given.city) }
    return { state: 'estimate', estimate, owner, kept: { [estimateParameter]: token }, place }
  }
}

export default function Estimate({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { page, answer, appointment, own, office, sold, hours, sketch } = loaderData
  if (isThanks(answer)) return <Thanks loaded={loaderData} />
  const isGone = answer.state === 'gone'
  const text = t(`valuation:${answer.state}.text`)
  const visitButton = appointment && <AgentVisitButton href={appointment} />
  return (
    <>
      <div className={`content ${styles.screen}`}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
        <h1>{page.title}</h1>
        {isGone ? (
          <>
            <p className={styles.text}>{text}</p>
            <p className={styles.ways}>
              {visitButton}
              <a href={pathTo(locale, 'for-sale')} className="button">
                {t('content:more.forSale')}
              </a>
            </p>
          </>
        ) : (
          <EstimateRange {...answer} {...{ text, appointment, sketch }} />
        )}
        <div className={styles.parts}>
          <div className={styles.why}>
            {!isGone && <EstimateLines estimate={answer.estimate} />}
            {sold.length > 0 && (
              <section aria-labelledby="sold" className={styles.sold}>
                <h2 id="sold" className={styles.heading}>
                  {t('valuation:sold')}
                </h2>
                <SnapRow>
                  <CardGrid cards={sold} heading="h3" />
                </SnapRow>
              </section>
            )}
          </div>
          {!isGone && <OwnerLedgerView sheet={answer.owner} action={own} kept={answer.kept} />}
          <ThanksAside asked={office} hours={hours} title={t('valuation:who')}>
            {!isGone && visitButton && <span className={styles.lookBesideOffice}>{visitButton}</span>}
          </ThanksAside>
        </div>
      </div>
      {!isGone && visitButton && (
        <BottomBar phoneHref={office.contact.phoneHref} callLabel={t('listings:contact.call')}>
          {visitButton}
        </BottomBar>
      )}
    </>
  )
}

/** An agent answers: what happens next, and who that is. */
function Thanks({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const { t, locale } = useText()
  const { page, answer, appointment, office, hours, steps } = loaded
  const isLook = answer.state === 'look'
  const visit = isLook && appointment ? [{ text: t('valuation:appointment'), href: appointment }] : []
  const ways = [
    ...visit,
    { text: t('content:more.forSale'), href: pathTo(locale, 'for-sale') },
    { text: t('ui:notFound.back'), href: pathTo(locale, 'home') },
  ]
  const text = t(isLook ? 'valuation:look.text' : 'valuation:form.contact-demand.thanks')
  return (
    <ThanksView crumbs={page.crumbs ?? []} title={page.title} text={text} steps={steps} ways={ways}>
      <ThanksAside asked={office} hours={hours} />
    </ThanksView>
  )
}
