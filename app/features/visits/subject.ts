/** Subjects with a page whose visits are counted. */
export type Subject = { kind: 'listing' | 'project'; id: number }

/** The notation in pages and beacons: `listing-2706`. */
export const subjectName = ({ kind, id }: Subject): string => `${kind}-${id}`

/** @returns undefined for invalid notation */
export function readSubject(name: string): Subject | undefined {
  const [, kind, id] = /^(listing|project)-([1-9]\d{0,8})$/.exec(name) ?? []
  return kind ? { kind: kind as Subject['kind'], id: Number(id) } : undefined
}
