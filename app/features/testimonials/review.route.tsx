import { data, redirect } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { readUpload } from '~/features/media/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { LinkPage } from '~/ui/page/link-page'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/review.route'
import { decide, decisionsIn, stateAfter } from './decide.server'
import { testimonialStates } from './office/testimonial-filter'
import { ReviewView } from './review-view'
import { shownOf } from './shown-testimonials.server'
import { type Decision, isDecision, linkedTestimonial } from './testimonial-link.server'
import { findTestimonial, type StoredTestimonial, type TestimonialState } from './testimonials.repo.server'

const findLinkedTestimonial = async (app: App, search: URLSearchParams) => {
  const id = linkedTestimonial(app, search.get('token') ?? '')
  return id === undefined ? undefined : await findTestimonial(app.db, id)
}

/** Handles a button of the page. Opening the link decides nothing, because mail scanners open links too. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = appOf(context)
  const { pathname, search, searchParams } = new URL(request.url)
  const decision = searchParams.get('do') ?? ''
  const stored = await findLinkedTestimonial(app, searchParams)
  if (!stored || !isDecision(decision)) return data(null, { status: stored ? 400 : 410 })
  const isLate = await isLateDecision(app, stored.id, decision, stateSeen(searchParams))
  const query = withoutDecision(search)
  if (isLate) query.set('late', '')
  return redirect(`${pathname}?${query}`, 303)
}

/** The state in the address of a button; a page that does not say it was made while the testimonial waited. */
const stateSeen = (query: URLSearchParams): TestimonialState =>
  testimonialStates.find((state) => state === query.get('seen')) ?? 'waiting'

/** Decides. @returns whether somebody else decided otherwise meanwhile, so that nothing was changed */
async function isLateDecision(app: App, id: number, decision: Decision, seen: TestimonialState) {
  return await app.db.transaction(async (tx) => {
    const decided = await decide(tx, { id, decision, seen, now: app.clock.now() })
    // A second press of the same button finds what it asks for.
    return decided === 'late' && (await findTestimonial(tx, id))?.state !== stateAfter[decision]
  })
}

function withoutDecision(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const name of ['do', 'seen', 'decision']) query.delete(name)
  return query
}

/** The page that the agency's mail links to: the testimonial and its possible decisions. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { searchParams } = new URL(request.url)
  const site = await siteOf(app.db)
  const t = translateTo(app.locale)
  const stored = await findLinkedTestimonial(app, searchParams)
  const page = pageFromTable('testimonial', {
    title: t(stored ? `testimonials:review.${stored.state}.title` : 'testimonials:review.gone.title'),
    locales: site.locales,
  })
  const review = stored && (await reviewOf(app, stored, searchParams))
  return data(serverOnly({ page, review }), { status: stored ? 200 : 410 })
}

async function reviewOf(app: App, stored: StoredTestimonial, query: URLSearchParams) {
  const token = query.get('token') ?? ''
  const preselected = query.get('decision')
  const decisions = decisionsIn[stored.state].toSorted(
    (a, b) => Number(b === preselected) - Number(a === preselected),
  )
  const upload =
    stored.picture && stored.pictureShown ? await readUpload(app.storage, stored.picture) : undefined
  return {
    state: stored.state,
    testimonial: { ...shownOf(app, stored), picture: undefined },
    email: stored.email,
    // Embedded, because an unapproved picture has no public address.
    picture: upload && {
      src: `data:image/jpeg;base64,${upload.bytes.toString('base64')}`,
      width: upload.width,
      height: upload.height,
    },
    isLate: query.has('late'),
    decisions: decisions.map((decision) => ({
      decision,
      action: `${pathTo(app.locale, 'testimonial')}?do=${decision}&seen=${stored.state}&token=${token}`,
    })),
  }
}

export default function Review({ loaderData: { page, review } }: Route.ComponentProps) {
  const { t } = useText()
  if (!review) return <LinkPage title={page.title} text={t('testimonials:review.gone.text')} />
  return (
    <LinkPage title={page.title} text={t(`testimonials:review.${review.state}.text`)}>
      <ReviewView {...review} />
    </LinkPage>
  )
}
