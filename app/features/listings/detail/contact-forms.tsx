import { NamedForm, type Values } from '~/features/forms/public'

/** What visitors ask about a home. */
export const homeForms = ['contact-me', 'contact-appointment', 'document-request', 'send-to-friend'] as const
/** The forms of a home that is still offered. */
export const formsOfHome = (documents: { byRequest?: boolean }[]): readonly string[] =>
  homeForms.filter((name) => name !== 'document-request' || documents.some(({ byRequest }) => byRequest))

/** Nobody visits what is sold or rented. */
export const closedHomeForms = ['contact-me'] as const

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
