import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { leads, people } from '#db/schema'
import { officeEventsPath } from '~/i18n/office-table'
import { memberLoggedIn, openAsMember } from './members'
import { databaseOf } from './visits'

const lead = {
  ...{ at: new Date(), form: 'contact-me', locale: 'nl' as const, email: 'forma@post.example' },
  ...{ fields: { lastName: 'Forma', remark: '=1+1' }, page: '/nl/', consentVersion: 'x', digest: 'forma' },
}

/** Two leads of somebody, until the test ends. @returns their numbers */
async function twoLeads(): Promise<[number, number]> {
  const db = await databaseOf()
  const [person] = await db.insert(people).values({ createdAt: new Date(), name: 'Forma' }).returning()
  const personId = person?.id ?? 0
  const own = { ...lead, personId }
  const [one, other] = await db.insert(leads).values([own, own]).returning({ id: leads.id })
  onTestFinished(async () => {
    await db.delete(leads).where(eq(leads.email, lead.email))
    await db.delete(people).where(eq(people.id, personId))
  })
  return [one?.id ?? 0, other?.id ?? 0]
}

test('B12 what is typed in one form of a page outlives the answer to another, and goes with its own', async () => {
  const [id, other] = await twoLeads()
  const page = await openAsMember(await memberLoggedIn('admin'))
  await page.goto(`/office/leads/${id}/`)
  const note = page.locator('#leads-note-text')
  const state = page.locator('#leads-state-state')
  await note.fill('Belt terug')
  await state.selectOption('waiting')
  await page.getByRole('button', { name: 'Status bewaren' }).click()
  await page.locator('#leads-state-due-problem').waitFor()
  expect(await note.inputValue()).toBe('Belt terug')
  await page.locator('#leads-state-due').fill('2099-01-01')
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await page.getByRole('paragraph').filter({ hasText: 'Belt terug' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  expect([await state.inputValue(), await page.locator('#leads-state-due').inputValue()]).toEqual([
    'waiting',
    '2099-01-01',
  ])
  await page.getByRole('button', { name: 'Status bewaren' }).click()
  await page.locator('#leads-state-due-problem').waitFor({ state: 'detached' })
  await note.fill('Niet voor de andere')
  await page.locator(`main a[href="/office/leads/${other}/"]`).click()
  await page.waitForURL(`**/office/leads/${other}/`)
  await expect.poll(() => note.inputValue()).toBe('')
})

test('B22 a colleague’s change that comes live under a form that was begun is still told before it is overwritten', async () => {
  const [id] = await twoLeads()
  const page = await openAsMember(await memberLoggedIn('admin'), { expected: [/409/] })
  const live = page.waitForResponse((answer) => answer.url().endsWith(officeEventsPath))
  await page.goto(`/office/leads/${id}/`)
  await live
  const colleague = await openAsMember(await memberLoggedIn('admin', { name: 'Bo' }))
  await colleague.goto(`/office/leads/${id}/`)
  const save = async (state: string) => {
    await colleague.locator('#leads-state-state').selectOption(state)
    await colleague.getByRole('button', { name: 'Status bewaren' }).click()
  }
  await save('open')
  await page.getByRole('paragraph').filter({ hasText: '→ In behandeling' }).waitFor()
  // What nobody has begun shows how it stands now.
  expect(await page.locator('#leads-state-state').inputValue()).toBe('open')
  await page.locator('#leads-state-state').selectOption('waiting')
  await page.locator('#leads-state-due').fill('2099-01-01')
  await colleague.getByRole('paragraph').filter({ hasText: '→ In behandeling' }).waitFor()
  await save('new')
  await page.getByRole('paragraph').filter({ hasText: '→ Nieuw' }).waitFor()
  expect(await page.locator('#leads-state-state').inputValue()).toBe('waiting')
  expect(await page.getByRole('status').filter({ hasText: 'nieuwe aanvraag' }).count()).toBe(0)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Status bewaren' }).click()
  expect((await answer).status()).toBe(409)
})

test('B20 the leads of a list are downloaded, and the page is ready for the next press', async () => {
  await twoLeads()
  const page = await openAsMember(await memberLoggedIn('admin'))
  await page.goto('/office/leads/?words=forma')
  const press = page.getByRole('button', { name: 'Exporteren als CSV' })
  for (const _ of [1, 2]) {
    const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
    expect(download.suggestedFilename()).toBe('leads.csv')
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(3)
    expect(text).toContain(`;"'=1+1"`)
  }
  expect(await press.isVisible()).toBe(true)
})
