/** What has a page whose visits are counted. */
export type Subject = { kind: 'listing' | 'project'; id: number }

/** As pages and beacons write it: `listing-2706`. */
export const subjectName = ({ kind, id }: Subject): string => `${kind}-${id}`

/** @returns undefined for what no page writes */
export function readSubject(name: string): Subject | undefined {
  const [, kind, id] = /^(listing|project)-([1-9]\d{0,8})$/.exec(name) ?? []
  return kind ? { kind: kind as Subject['kind'], id: Number(id) } : undefined
}
