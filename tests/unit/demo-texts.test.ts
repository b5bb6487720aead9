import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spacesAmiss } from '~/i18n/french-spaces.fixture'

const folder = 'demo/site'

/** Whatever stands under `fr` in a document of the site folder. */
function frenchIn(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => frenchIn(inner, isFrench || key === 'fr'))
}

const documents = globSync(`${folder}/**/*.json`).map(
  (file) => [file, frenchIn(JSON.parse(readFileSync(file, 'utf8')))] as const,
)
const texts = globSync(`${folder}/**/fr.md`).map((file) => [file, [readFileSync(file, 'utf8')]] as const)

test('L17 the demo has French documents and texts', () => {
  expect(documents.flatMap(([, french]) => french).length).toBeGreaterThan(100)
  expect(texts.length).toBeGreaterThan(20)
})

test.each([...documents, ...texts])('L17 no line of French breaks before a sign in %s', (_, french) => {
  expect(french.flatMap(spacesAmiss)).toEqual([])
})

test('I3 streets of Brussels are Dutch in the Dutch records of the demo, French in the French ones', () => {
  const { properties } = JSON.parse(readFileSync('demo/feed/feed.json', 'utf8'))
  const french = /^(Rue|Avenue|Chaussée|Drève|Place) /
  for (const language of ['nl', 'fr']) {
    const inBrussels = properties.filter(
      (record: { Zip: string; language: string }) =>
        /^1[01]\d\d$|^12[01]\d$/.test(record.Zip) && record.language === language,
    )
    expect(inBrussels.length).toBeGreaterThan(5)
    for (const { Street } of inBrussels) expect(french.test(Street), Street).toBe(language === 'fr')
  }
})
