import type { Field } from '~/features/forms/public'

/** The time that is chosen. */
export const slot: Field = { name: 'slot', kind: 'own', required: true }
