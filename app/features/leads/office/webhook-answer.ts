/** What a delivery came back with: the status of the answer, or why there was none. */
type DeliveryResult = { status: number | null; problem: string | null }

/** How the CRM answered, as a text says it, with its code for whoever runs it; undefined before the first try. */
export function webhookAnswer({ status, problem }: DeliveryResult) {
  if (problem === 'timeout') return { name: 'timeout', code: problem } as const
  if (problem === 'private-address') return { name: 'private', code: problem } as const
  if (problem !== null) return { name: 'away', code: problem } as const
  if (status === null) return undefined
  return { name: byHundreds[Math.floor(status / 100)] ?? 'failed', code: String(status) } as const
}

const byHundreds: Record<number, 'taken' | 'moved' | 'refused'> = { 2: 'taken', 3: 'moved', 4: 'refused' }
