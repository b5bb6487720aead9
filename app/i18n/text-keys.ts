import type alerts from '~/features/alerts/texts/nl.json'
import type confirmation from '~/features/confirmation/texts/nl.json'
import type consent from '~/features/consent/texts/nl.json'
import type content from '~/features/content/texts/nl.json'
import type favourites from '~/features/favourites/texts/nl.json'
import type forms from '~/features/forms/texts/nl.json'
import type leads from '~/features/leads/texts/nl.json'
import type listings from '~/features/listings/texts/nl.json'
import type map from '~/features/map/texts/nl.json'
import type places from '~/features/places/texts/nl.json'
import type search from '~/features/search/texts/nl.json'
import type ui from '~/ui/texts/nl.json'

type Leaves<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

/** Every text there is, as `room:dotted.key`. */
export type TextKey =
  | Leaves<typeof alerts, 'alerts:'>
  | Leaves<typeof confirmation, 'confirmation:'>
  | Leaves<typeof consent, 'consent:'>
  | Leaves<typeof content, 'content:'>
  | Leaves<typeof favourites, 'favourites:'>
  | Leaves<typeof forms, 'forms:'>
  | Leaves<typeof leads, 'leads:'>
  | Leaves<typeof listings, 'listings:'>
  | Leaves<typeof map, 'map:'>
  | Leaves<typeof places, 'places:'>
  | Leaves<typeof search, 'search:'>
  | Leaves<typeof ui, 'ui:'>
