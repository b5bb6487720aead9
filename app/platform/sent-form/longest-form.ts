/** Bytes of the longest form without files: more than all its fields at their longest. */
export const longestForm = 65_536
