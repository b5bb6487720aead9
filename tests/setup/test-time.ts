/** When the clocks of tests stand still, unless they say otherwise, and when the password of a member was last given. */
export const testTime = '2026-11-20T10:00:00Z'
