/** Groups of a list's filters, in the order of their buttons. */
export const filterGroups = ['place', 'price', 'rooms', 'more'] as const
export type FilterGroup = (typeof filterGroups)[number]
