import { one, type Values } from '~/features/forms/public'
import type { EstimateFacts, UnpricedFacts } from '~/kernel/estimate/estimate'
import {
  type Condition,
  conditions,
  type EnergyLetter,
  type EstateType,
  energyLetters,
} from '~/kernel/estimate/estimate-rules'
import { readWhole } from '~/kernel/read-amount'

/** Reads the facts of the property from validated values of the form. */
export function readEstimateFacts(values: Values): EstimateFacts | UnpricedFacts {
  const type = one(values, 'propertyType') as EstateType
  if (type === 'commercial' || type === 'garage') return { type }
  const number = (name: string) => readWhole(one(values, name))
  const choice = <Value extends string>(name: string, choices: readonly Value[]) =>
    choices.find((value) => value === one(values, name))
  const plotM2 = number('plotSurface')
  if (type === 'land') return { type, plotM2 }
  return {
    type,
    livingM2: number('livingSurface'),
    // The plot of an apartment is shared.
    plotM2: type === 'house' ? plotM2 : undefined,
    year: number('year'),
    condition: choice<Condition>('condition', conditions),
    energyLetter: choice<EnergyLetter>('energyLabel', energyLetters),
  }
}
