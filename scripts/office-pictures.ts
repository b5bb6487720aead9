/**
 * Takes the pictures of docs/office.md anew, of the demo's office in English.
 *
 *   npm run office-pictures
 */
import { argon2Sync, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumPath } from '../bench/lib/browser.ts'
import { openDatabase } from '../bench/lib/database.ts'
import { logAdminIn } from '../bench/lib/office.ts'
import { newDataDir, root, startProduct, untilIdle } from '../bench/lib/product.ts'
import { chromiumFlags } from './chromium.mjs'

const folder = path.join(root, 'docs/office')
mkdirSync(folder, { recursive: true })
const { dataDir, remove } = newDataDir()
const desk = { width: 1180, height: 760 }
const telephone = { width: 360, height: 720 }

type Picture = {
  name: string
  path: string
  size: { width: number; height: number }
  isLoggedIn?: boolean
  /** What it is about, where that stands further down. */
  shows?: string
}

type Ids = { mail: number; run: number; person: number; testimonial: number; lead: number }

/** @param ids - of a mail that failed, an import with rejected records, who wrote most, a testimonial with an answer, a lead */
const picturesOf = ({ mail, run, person, testimonial, lead }: Ids): Picture[] => [
  { name: 'login', path: '/office/login/', size: telephone, isLoggedIn: false },
  { name: 'today', path: '/office/', size: desk },
  { name: 'today-telephone', path: '/office/', size: telephone },
  { name: 'leads', path: '/office/leads/', size: desk },
  { name: 'lead', path: `/office/leads/${lead}/`, size: desk },
  { name: 'lead-telephone', path: `/office/leads/${lead}/`, size: telephone },
  { name: 'person', path: `/office/people/${person}/`, size: desk },
  { name: 'search', path: '/office/search/?words=uccle', size: desk },
  { name: 'testimonials', path: '/office/testimonials/', size: desk },
  { name: 'testimonial', path: `/office/testimonials/${testimonial}/`, size: desk },
  { name: 'alerts', path: '/office/alerts/?listing=2706', size: desk },
  { name: 'newsletter', path: '/office/newsletter/', size: desk },
  { name: 'templates', path: '/office/templates/', size: desk },
  { name: 'outbox', path: '/office/outbox/?state=failed', size: desk },
  { name: 'mail', path: `/office/outbox/${mail}/`, size: desk },
  { name: 'import', path: `/office/imports/${run}/`, size: desk },
  { name: 'health', path: '/office/health/', size: desk },
  { name: 'members', path: '/office/members/', size: desk },
  { name: 'absence', path: '/office/account/', size: desk, shows: '[name=deputy]' },
  { name: 'audit-log', path: '/office/audit-log/', size: desk },
  { name: 'account', path: '/office/account/', size: { ...desk, height: 1_180 } },
]

/** Shows where a site keeps its data as it is on a server, not on this machine. */
function hidePlace({ place, shown }: { place: string; shown: string }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.textContent = currentNode.textContent?.replaceAll(place, shown) ?? ''
  }
}

async function take(context: BrowserContext, origin: string, picture: Picture) {
  const page = await context.newPage()
  await page.setViewportSize(picture.size)
  const answer = await page.goto(origin + picture.path, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${picture.path} answers ${answer?.status()}`)
  await page.evaluate(hidePlace, { place: dataDir, shown: '/var/lib/pignon' })
  if (picture.shows) await page.locator(picture.shows).scrollIntoViewIfNeeded()
  await keep(page, picture.name)
  await page.close()
}

async function keep(page: Page, name: string) {
  const file = path.join(folder, `${name}.webp`)
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  console.log(`${path.relative(root, file)}: ${Math.round(size / 1_000)} kB`)
}

/** What an admin sees after the first password; the last picture, because it adds a member. */
async function takeSecondStep(context: BrowserContext, origin: string) {
  const [email, password] = ['new@tilia.example', 'paard batterij nietje']
  await addAdmin(email, password)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto(`${origin}/office/login/`)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.locator('main form button').click()
  await page.locator('main svg').first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await keep(page, 'second-step')
}

async function addAdmin(email: string, password: string) {
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  await client.query(
    `insert into staff (email, name, locale, role, password_hash, created_at) values ($1, 'New', 'en', 'admin', $2, now())`,
    [email, `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`],
  )
}

const product = await startProduct({ dataDir, env: { DEMO: 'on' } })
const { client, close } = await openDatabase(dataDir)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  const value = await logAdminIn(client)
  await client.query(`update staff set locale = 'en'`)
  const idOf = async (sql: string): Promise<number> => (await client.query(sql)).rows[0].id
  const pictures = picturesOf({
    mail: await idOf(`select max(id) as id from mails where state = 'failed'`),
    person: await idOf(
      'select person_id as id from leads where person_id is not null group by person_id order by count(*) desc, 1 limit 1',
    ),
    lead: await idOf(`select max(id) as id from leads where state = 'open'`),
    testimonial: await idOf('select max(id) as id from testimonials where answer is not null'),
    run: await idOf(
      `select id from feed_imports order by jsonb_array_length(report->'rejected') desc limit 1`,
    ),
  })
  await untilIdle(product.cpuSeconds, 60)
  const options = { locale: 'en-GB', timezoneId: 'Europe/Brussels', colorScheme: 'light' } as const
  const nobody = await browser.newContext(options)
  const member = await browser.newContext(options)
  await member.addCookies([{ name: 'staff', value, url: product.origin }])
  for (const picture of pictures)
    await take(picture.isLoggedIn === false ? nobody : member, product.origin, picture)
  await takeSecondStep(nobody, product.origin)
} finally {
  await browser.close()
  await close()
  await product.stop()
  remove()
}
