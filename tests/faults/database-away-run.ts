import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteBehindProxy } from './site-behind-proxy.ts'
import type { ProxyMode } from './tcp-proxy.ts'

export type AwayOptions = {
  site: SiteBehindProxy
  /** How the database is away: its port refuses, or what is sent to it is swallowed. */
  mode: Extract<ProxyMode, 'refuse' | 'drop'>
  /** How often ten minutes pass on the clock of the site meanwhile. */
  steps: number
  /** Real seconds between two of them. */
  pauseSeconds: number
}

export type AwayResult = {
  /** Answers that were not what they have to be, with what was asked. */
  wrong: string[]
  /** Kept pages asked for, and answered 200. */
  kept: { asked: number; ok: number }
  /** Milliseconds: until the absence was known; the longest answer after that. */
  knownAfter: number
  longest: number
  /** Lines of the log, and the real seconds in which they were written. */
  lines: number
  seconds: number
  /** Milliseconds from the return until a change made meanwhile shows, and until one made then shows. */
  freshAfter: number
  heardAfter: number
  /** Milliseconds until the mail of a form sent after the return was there. */
  mailedAfter: number
}

const keptPages = ['/nl/', '/fr/', '/en/', '/nl/te-koop/', '/fr/a-vendre/', '/nl/contact/']
/** Pages that nobody asked for before, with cards that are not in memory either. */
const otherPages = ['/nl/te-huur/', '/fr/a-louer/', '/en/for-rent/', '/en/for-sale/']
const typed = 'Is er een garage <bij> & een kelder?'
const enquiry = {
  firstName: 'Lien',
  lastName: 'Peeters',
  email: 'lien@post.example',
  phone: '0475123456',
  remark: typed,
  privacy: 'yes',
}

/** Cuts a site off from its database while its clock goes on, asks for everything, and joins them again. */
export async function runDatabaseAway(options: AwayOptions): Promise<AwayResult> {
  const { site, mode, steps, pauseSeconds } = options
  const asking = createAsking(site.baseUrl)
  for (const page of keptPages) await asking.expectStatus('before', page, 200)
  const listing =
    /href="(\/nl\/te-koop\/[^"]+\/\d+\/)"/.exec((await asking.ask('/nl/te-koop/')).text)?.[1] ?? ''
  const linesBefore = countLines(site)
  await site.proxy.set(mode)
  const began = performance.now()
  const knownAfter = await untilTrue(60_000, async () => (await asking.ask('/nl/te-huur/')).status === 503)
  asking.begin()
  for (let step = 0; step < steps; step++) {
    site.tenMinutes()
    await sleep(pauseSeconds * 1_000)
    await askForEverything(asking, listing)
  }
  await renameAgency(site, 'Veranderd tijdens de afwezigheid')
  const seconds = (performance.now() - began) / 1000
  const lines = countLines(site) - linesBefore
  const { kept, longest } = asking
  await site.proxy.set('on')
  const shows = (text: string) => async () => (await asking.ask('/nl/')).text.includes(text)
  const freshAfter = await untilTrue(60_000, shows('Veranderd tijdens de afwezigheid'))
  await renameAgency(site, 'Veranderd na de terugkeer')
  const heardAfter = await untilTrue(60_000, shows('Veranderd na de terugkeer'))
  const mailedAfter = await mailAfterReturn(site, asking)
  return {
    wrong: asking.wrong,
    kept,
    knownAfter,
    longest,
    lines,
    seconds,
    freshAfter,
    heardAfter,
    mailedAfter,
  }
}

type Asking = ReturnType<typeof createAsking>

async function askForEverything(asking: Asking, listing: string) {
  for (const page of keptPages) await asking.expectKept(page)
  for (const page of [...otherPages, listing]) await asking.expectUnavailable(page)
  await asking.expectStatus('metrics', '/metrics', 200)
  await asking.expectStatus('health', '/healthz', 200)
  await asking.expectStatus('readiness', '/readyz', 503)
  await asking.expectStatus('JSON', '/nl/favorieten/cards.json?ids=2706', 503)
  // One on a page that needs no database, and one on a page that cannot be shown.
  await asking.expectFormKept('/nl/contact/', 'site-contact')
  await asking.expectFormKept(listing, 'contact-me')
  await asking.expectAccountFormKept('/nl/login/', 'login')
  await asking.expectAccountFormKept('/fr/login/oublie/', 'forgotten')
  await asking.expectAccountFormKept('/office/login/', 'login')
  await asking.expectOfficeUnavailable('/office/leads/?state=open')
  await asking.expectActKept('/office/leads/7/')
}

/** Changes what every page shows, and tells it as the product does. */
async function renameAgency({ query }: SiteBehindProxy, name: string) {
  await query(`
    update site_settings set value = jsonb_set(value, '{name}', to_jsonb('${name}'::text)) where key = 'identity';
    update content_version set version = version + 1;
    select pg_notify('content', version::text) from content_version`)
}

async function mailAfterReturn({ dataDir }: SiteBehindProxy, asking: Asking) {
  const folder = path.join(dataDir, 'mail')
  const mails = () => (fs.existsSync(folder) ? fs.readdirSync(folder).length : 0)
  const before = mails()
  let status = 0
  // A machine that has no time is told to come again.
  await untilTrue(60_000, async () => {
    status = (await asking.ask('/nl/contact/', { form: 'site-contact', ...enquiry })).status
    return status !== 503
  })
  if (status !== 303) asking.wrong.push(`after the return the form is answered ${status}`)
  return await untilTrue(60_000, async () => mails() > before)
}

/** Every line of the log is one event. */
const countLines = ({ output }: SiteBehindProxy) => output().split('\n').length

/** @returns milliseconds until it was so; infinity when it never was */
async function untilTrue(longestMs: number, holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < longestMs) {
    if (await holds()) return Math.round(performance.now() - began)
    await sleep(100)
  }
  return Number.POSITIVE_INFINITY
}

const member = { cookie: 'staff=AAAAAAAAAAAAAAAAAAAAAA' }
const french = { 'accept-language': 'fr-BE' }

function createAsking(baseUrl: string) {
  const wrong: string[] = []
  const kept = { asked: 0, ok: 0 }
  const counted = { longest: 0 }

  async function ask(
    path: string,
    form?: Record<string, string>,
    accept = 'text/html',
    more: Record<string, string> = {},
  ) {
    const began = performance.now()
    const response = await fetch(baseUrl + path, {
      redirect: 'manual',
      headers: { accept, origin: baseUrl, ...more },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const text = await response.text()
    counted.longest = Math.max(counted.longest, Math.round(performance.now() - began))
    return { status: response.status, headers: response.headers, text }
  }

  const check = (what: string, isRight: boolean) => isRight || wrong.push(what)

  return {
    wrong,
    kept,
    get longest() {
      return counted.longest
    },
    ask,
    /** What came before is not timed. */
    begin() {
      counted.longest = 0
    },
    async expectStatus(what: string, path: string, status: number) {
      const answer = await ask(path)
      check(`${what}: ${path} is answered ${answer.status}`, answer.status === status)
    },
    async expectKept(path: string) {
      const { status, headers, text } = await ask(path)
      kept.asked++
      if (status === 200) kept.ok++
      const isWhole = status === 200 && text.includes('</html>')
      check(`kept: ${path} is answered ${status}`, isWhole)
      check(
        `kept: ${path} may be cached`,
        headers.get('cache-control') === 'public, max-age=0, must-revalidate',
      )
    },
    async expectUnavailable(path: string) {
      const { status, headers, text } = await ask(path)
      const language = /<html lang="(..)"/.exec(text)?.[1]
      check(`other: ${path} is answered ${status}`, status === 503)
      check(`other: ${path} says no time`, Number(headers.get('retry-after')) > 0)
      check(`other: ${path} may be kept`, headers.get('cache-control') === 'private, no-store')
      check(`other: ${path} is in ${language}`, language === path.slice(1, 3))
      check(`other: ${path} has no style or may be listed`, /stylesheet/.test(text) && /noindex/.test(text))
    },
    async expectFormKept(path: string, form: string) {
      const sent = { form, ...enquiry }
      const page = await ask(path, sent)
      check(`${form}: answered ${page.status}`, page.status === 503)
      check(
        `${form}: something typed is lost`,
        page.text.includes('Is er een garage &lt;bij&gt; &amp; een kelder?'),
      )
      check(`${form}: no time to come back`, Number(page.headers.get('retry-after')) > 0)
      const action = /<form[^>]* action="([^"]*)"/.exec(page.text.slice(page.text.indexOf('<main')))?.[1]
      check(`${form}: would be sent to ${action}`, action === path)
      const script = await ask(path, sent, 'application/json')
      check(`${form} by script: answered ${script.status}`, script.status === 503)
      check(`${form} by script: something typed is lost`, script.text.includes(typed))
    },
    /** Its member's language is in the database: it is that of the browser. */
    async expectOfficeUnavailable(path: string) {
      const { status, headers, text } = await ask(path, undefined, undefined, { ...member, ...french })
      check(`office: answered ${status}`, status === 503)
      check('office: no time to come back', Number(headers.get('retry-after')) > 0)
      check('office: may be kept', /^private, no-store/.test(headers.get('cache-control') ?? ''))
      check('office: not in French', text.includes('<html lang="fr" data-office=""'))
      check('office: the frame of the site', !/<footer|<header/.test(text))
      check('office: no way back', text.includes(`href="${path}"`))
    },
    /** Its member sends it again as it is. */
    async expectActKept(path: string) {
      const sent = { act: 'leads.note', kind: 'note', text: typed, password: 'paard batterij nietje' }
      const { status, headers, text } = await ask(path, sent, undefined, { ...member, ...french })
      check(`act: answered ${status}`, status === 503)
      check('act: no time to come back', Number(headers.get('retry-after')) > 0)
      check('act: would not be sent again', text.includes(`<form action="${path}" method="post"`))
      for (const value of ['value="leads.note"', 'value="note"', '&lt;bij&gt; &amp; een kelder?</li>'])
        check(`act: ${value} is lost`, text.includes(value))
      check('act: the password is shown', !text.includes(sent.password))
    },
    /** As the browser sends it, and as the router of a page that a browser has taken over does. */
    async expectAccountFormKept(path: string, form: string) {
      const sent = { form, email: enquiry.email, password: 'paard batterij nietje' }
      for (const address of [path, `${path}_.data`]) {
        const { status, text } = await ask(address, sent)
        check(`${form} at ${address}: answered ${status}`, status === 503)
        check(`${form} at ${address}: the address is lost`, text.includes(enquiry.email))
        check(`${form} at ${address}: the password is shown`, !text.includes(sent.password))
        const isForm = address !== path || text.includes(`action="${path}"`)
        check(`${form} at ${address}: no form is shown again`, isForm)
      }
    },
  }
}

/** A line for people. */
export const describeAway = ({ kept, wrong, ...figures }: AwayResult) =>
  `${kept.ok} of ${kept.asked} cached pages 200; known after ${figures.knownAfter} ms, longest answer then ${figures.longest} ms; ` +
  `${figures.lines} lines in ${Math.round(figures.seconds)} s; back: fresh after ${figures.freshAfter} ms, ` +
  `next change heard after ${figures.heardAfter} ms, mail after ${figures.mailedAfter} ms; wrong: ${wrong.length === 0 ? 'nothing' : [...new Set(wrong)].join('; ')}`
