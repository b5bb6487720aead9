import { NamedForm, type Values } from '~/features/forms/public'

/** What visitors ask about a listing. */
export const listingForms = [
  'contact-me',
  'contact-appointment',
  'document-request',
  'send-to-friend',
] as const
/** The forms of a listing that is still offered. */
export const formsOfListing = (documents: { byRequest?: boolean }[]): readonly string[] =>
  listingForms.filter((name) => name !== 'document-request' || documents.some(({ byRequest }) => byRequest))

/** Nobody visits what is sold or rented. */
export const closedListingForms = ['contact-me'] as const

/** The forms of a page, folded one under the other. @param values - what they are about */
export function ContactForms({ names, values }: { names: readonly string[]; values: Values }) {
  return (
    <div>
      {names.map((name) => (
        <NamedForm key={name} name={name} values={values} heading="h3" folded />
      ))}
    </div>
  )
}
