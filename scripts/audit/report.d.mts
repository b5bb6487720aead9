type Run = { id: string; outcome: string; seconds: number; day: string; commit: string }
type Part = { run: Run; text: string }
export function readReport(page: string): Map<string, Part>
export function writeReport(
  audits: { id: string; name: string; why: string }[],
  parts: Map<string, Part>,
  machine: string,
): string
