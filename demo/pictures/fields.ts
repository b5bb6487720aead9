/** A rectangle on the ground, seen from above. */
export type Field = readonly [x0: number, z0: number, x1: number, z1: number]

const within = (x: number, z: number, [x0, z0, x1, z1]: Field): boolean =>
  x > x0 && x < x1 && z > z0 && z < z1

const cutsAlong = (low: number, high: number, edges: readonly number[]): number[] =>
  [...new Set([low, high, ...edges.filter((edge) => edge > low && edge < high)])].sort((a, b) => a - b)

/** What is left of a field around drives, terraces and houses. */
export function around([x0, z0, x1, z1]: Field, holes: readonly Field[]): Field[] {
  const xs = cutsAlong(
    x0,
    x1,
    holes.flatMap((hole) => [hole[0], hole[2]]),
  )
  const zs = cutsAlong(
    z0,
    z1,
    holes.flatMap((hole) => [hole[1], hole[3]]),
  )
  const left: Field[] = []
  zs.slice(1).forEach((far, row) => {
    const near = zs[row] ?? z0
    let start: number | undefined
    xs.slice(1).forEach((right, column) => {
      const middle = (right + (xs[column] ?? x0)) / 2
      const taken = holes.some((hole) => within(middle, (near + far) / 2, hole))
      if (!taken && start === undefined) start = xs[column] ?? x0
      if (taken && start !== undefined) {
        left.push([start, near, xs[column] ?? x0, far])
        start = undefined
      }
    })
    if (start !== undefined) left.push([start, near, x1, far])
  })
  return left
}
