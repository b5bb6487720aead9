/** Round steps that are easy to read. */
const niceSteps = [1, 2, 5]

/**
 * Returns the marks of a scale for whole numbers, highest first, zero last; at most five.
 * @param highest - greatest value in the chart
 */
export function axisOf(highest: number): number[] {
  const step = stepFor(highest)
  const top = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: top + 1 }, (_, at) => (top - at) * step)
}

function stepFor(highest: number): number {
  for (let scale = 1; ; scale *= 10) {
    const nice = niceSteps.find((one) => highest / (one * scale) <= 4)
    if (nice) return nice * scale
  }
}
