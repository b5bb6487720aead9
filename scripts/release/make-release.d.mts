export function makeRelease(folder: string, options?: { withDatabase?: boolean }): void
export function isNeeded(from: string): boolean
