export const chromiumFlags: string[]
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
export function findWindowlessChromium(env?: NodeJS.ProcessEnv): string | undefined
