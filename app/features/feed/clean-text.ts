import { withoutControls } from '~/kernel/control-characters'

/** Cleans a text for storage: without control characters and space around it. */
export const cleanText = (value: string): string => withoutControls(value).trim()
