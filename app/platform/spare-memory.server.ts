import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap of this process grow by a fifth of what is in use, instead of to several times that, before it is tidied. For
 * processes that run through much data beside others on the same machine; it costs them some of their processor time.
 */
export const spareMemory = () => setFlagsFromString('--heap-growing-percent=20')
