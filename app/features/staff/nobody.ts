/** Value of the choice that somebody has no deputy. */
export const nobody = '0'
