import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { nameOfForm } from './form-name'

test.each([
  ['nl', 'Voertuig huren'],
  ['fr', 'Location de véhicule'],
  ['en', 'Vehicle rental'],
  ['de', 'Fahrzeugmiete'],
] as const)(
  'A3 B14 in %s the inbox names what any vehicle is asked for, a camper too: %s',
  (locale, name) => {
    expect(nameOfForm(translateTo(locale), 'vehicle-request')).toBe(name)
  },
)
