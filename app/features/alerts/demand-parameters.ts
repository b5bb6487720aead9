/** Names of the parameters that an address fills the form in with: those of a list, and its goal. */
export const demandParameters = [
  'goal',
  'city',
  'type',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'surfaceMin',
  'energy',
] as const
