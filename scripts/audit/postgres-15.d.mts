export const debianCluster: string
export function startDebianPostgres(): Promise<{ url: string; version: string; stop(): void }>
