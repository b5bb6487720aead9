type Exceptions = Record<string, { uses: string[]; because: string }>

export function findWrites(source: string): { line: number; use: string }[]
export function findFaults(sources: Record<string, string>, allowed?: Exceptions): string[]
export function checkClientModules(): Promise<{ passed: number; failed: number; skipped: number }>
