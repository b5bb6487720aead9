import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { EnergyLabel } from '~/kernel/energy'
import type { Locale } from '~/kernel/locale'
import type { Region } from '~/kernel/region'
import { EnergyLadder } from './energy-ladder'

const render = (label: EnergyLabel, region: Region, value?: number, locale: Locale = 'nl') =>
  renderToStaticMarkup(
    <TextContext value={{ t: translateTo(locale), locale }}>
      <EnergyLadder energy={{ label, region, value }} />
    </TextContext>,
  )

/** Reads each rung's text, the listing's own with its marker: `C›C-`. */
const rungs = (html: string) =>
  [...html.matchAll(/<li.*?<\/li>/gs)].map(([rung]) =>
    [...rung.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text).join('›'),
  )

test.each<[Region, EnergyLabel, string]>([
  ['flanders', 'D', 'A+ A B C D›D E F'],
  ['wallonia', 'A++', 'A++›A++ A+ A B C D E F G'],
  ['brussels', 'C-', 'A++ A+ A B C›C- D E F G'],
  ['brussels', 'A-', 'A++ A+ A›A- B C D E F G'],
  ['brussels', 'G', 'A++ A+ A B C D E F G›G'],
  ['luxembourg', 'I', 'A+ A B C D E F G H I›I'],
])('D6 the ladder of %s has its own rungs, and marks %s once', (region, label, expected) => {
  expect(rungs(render(label, region)).join(' ')).toBe(expected)
})

test('D6 a certificate shows its label and its use; in Luxembourg the label may stand alone', () => {
  expect(render('D', 'flanders', 1312.5)).toMatch(/<strong>D<\/strong>, 1\.312,5 kWh\/m² per jaar/)
  expect(render('A+', 'flanders', 0)).toMatch(/, 0 kWh/)
  expect(render('B', 'luxembourg')).not.toContain('kWh')
})

test('L17 D6 each language has its own abbreviation before the label', () => {
  expect(render('D', 'brussels', undefined, 'fr')).toContain(
    'Certificat PEB, classe énergétique\u00a0: <strong>D<',
  )
  expect(render('D', 'flanders', undefined, 'nl')).toContain('EPC-label: <strong>D</strong></')
  expect(render('D', 'flanders', 250, 'de')).toContain(': <strong>D</strong>, 250 kWh')
})
