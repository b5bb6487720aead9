type Result = { outcome: 'passed' | 'failed' | 'skipped' | 'incomplete'; text: string }
export function browserUnderLoad(runs: number, earlier?: string): Promise<Result>
export function readRuns(text: string): string[]
export function resultOf(lines: string[]): Result
