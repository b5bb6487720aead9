import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { makeArchive, streets } from '~/features/map/archive/archive.fixture'
import { runCommand } from '../setup/run-command'
import { testFolder } from '../setup/test-folder'
import { ownProducts } from '../setup/worker-products'
import { ask, listingPath } from './answers'
import { baseUrl, openPage } from './browser'

const mapCommand = (...words: string[]) => runCommand(ownProducts().dataDir, ['map', ...words])
const hasArchive = async () => (await ask('/nl/kaart/')).body.includes('/map-files/')

/** The running site has the made file until the test ends. */
async function importStreets() {
  const file = path.join(testFolder(), 'streets.pmtiles')
  writeFileSync(file, makeArchive(streets))
  onTestFinished(async () => {
    expect((await mapCommand('remove')).code).toBe(0)
    await expect.poll(hasArchive).toBe(false)
  })
  expect((await mapCommand('import', file)).code).toBe(0)
  await expect.poll(hasArchive).toBe(true)
}

/** The map of a listing in Linkebeek, which the file has streets of. */
async function nearStreets(page: Page): Promise<FrameLocator> {
  await page.goto(await listingPath(2706))
  await page.locator('[data-map]').first().scrollIntoViewIfNeeded()
  const map = page.frameLocator('[data-map] iframe').first()
  await map.locator('.leaflet-marker-icon').first().waitFor()
  return map
}

/** Number of squares of the map on which something is drawn. */
const paintedSquares = (map: FrameLocator) =>
  map
    .locator('.leaflet-archive-pane canvas')
    .evaluateAll(
      (squares) =>
        (squares as HTMLCanvasElement[]).filter((square) =>
          square.getContext('2d')?.getImageData(0, 0, square.width, square.height).data.some(Boolean),
        ).length,
    )

test('D3 streets come from a map file of the site itself, in parts, and the map names their source', async () => {
  await importStreets()
  const page = await openPage({ context: { reducedMotion: 'reduce' } })
  const parts: (string | undefined)[] = []
  const others: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/map-files/')) parts.push(request.headers().range)
    if (origin.startsWith('http') && origin !== baseUrl()) others.push(request.url())
  })
  const map = await nearStreets(page)
  await expect.poll(() => paintedSquares(map)).toBeGreaterThan(0)
  expect(parts.length).toBeGreaterThan(0)
  expect(parts).toEqual(parts.map(() => expect.stringMatching(/^bytes=\d+-\d+$/)))
  expect(others).toEqual([])
  const source = map.getByRole('link', { name: 'Protomaps © OpenStreetMap' })
  expect(await source.getAttribute('href')).toContain('openstreetmap.org/copyright')

  const withoutParts = await openPage({
    context: { reducedMotion: 'reduce' },
    expected: [/map-files|ERR_FAILED/],
  })
  await withoutParts.route('**/map-files/**', (route) => route.abort())
  const plain = await nearStreets(withoutParts)
  await plain.getByRole('img', { name: 'Hier ligt het pand' }).waitFor()
  // The map is drawn in parts, one after the other.
  await plain.locator('.map-border').first().waitFor({ state: 'attached' })
  expect(await paintedSquares(plain)).toBe(0)
})
