export type Goal = 'sale' | 'rent'

/**
 * What a listing is offered for, by the feed's code: 0 sale, otherwise rent.
 * @see docs/requirements.md, P5
 */
export const goalOf = (code: number): Goal => (code === 0 ? 'sale' : 'rent')
