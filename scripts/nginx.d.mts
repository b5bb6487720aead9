export function findNginx(env?: NodeJS.ProcessEnv): string | undefined
