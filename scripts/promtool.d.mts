export function findPromtool(env?: NodeJS.ProcessEnv): string | undefined
