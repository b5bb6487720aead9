import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { FeaturesSection } from './features-section'
import { PlanningSection } from './planning-section'

const headings = (section: React.ReactNode) =>
  [
    ...renderToStaticMarkup(
      <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>{section}</TextContext>,
    ).matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g),
  ].map(([, text]) => text)

const group = (key: string, title: string) => ({ key, title, facts: [{ label: 'Kelder', value: 'Ja' }] })
const planning = group('planning', 'Stedenbouwkundige informatie')
const flood = group('flood', 'Overstromingsgevoeligheid')

test('D1 the section of town planning names floods where they are said in sight, and repeats no heading', () => {
  const both = <PlanningSection verdicts={[]} legal={{ shown: [planning, flood], folded: [] }} />
  expect(headings(both)).toEqual(['Stedenbouw en overstroming', planning.title, flood.title])
  const folded = <PlanningSection verdicts={[]} legal={{ shown: [planning], folded: [] }} />
  expect(headings(folded)).toEqual(['Stedenbouw'])
})

test('D1 features that are one group have the heading of their section alone', () => {
  const comfort = group('comfort', 'Comfort')
  expect(headings(<FeaturesSection groups={[comfort]} />)).toEqual(['Kenmerken'])
  const surfaces = group('surfaces', 'Oppervlakten')
  expect(headings(<FeaturesSection groups={[comfort, surfaces]} />)).toEqual([
    'Kenmerken',
    'Comfort',
    'Oppervlakten',
  ])
})
