import { NamedForm, type Values } from '~/features/forms/public'
import columns from './listing-columns.module.css'

/** Forms on a listing's page. */
export const listingForms = [
  'contact-me',
  'contact-appointment',
  'document-request',
  'send-to-friend',
] as const
/** The forms of a listing that is still available. */
export const formsOfListing = (documents: { byRequest?: boolean }[]): readonly string[] =>
  listingForms.filter((name) => name !== 'document-request' || documents.some(({ byRequest }) => byRequest))

/** Sold and rented listings take no viewings. */
export const closedListingForms = ['contact-me'] as const

/** The forms of a page, each in a sheet. @param values - hidden fields that name the listing */
export function ContactForms({ names, values }: { names: readonly string[]; values: Values }) {
  return (
    <div className={columns.forms}>
      {names.map((name) => (
        <NamedForm key={name} name={name} values={values} heading="h3" inSheet />
      ))}
    </div>
  )
}
