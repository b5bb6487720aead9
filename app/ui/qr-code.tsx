import { encode } from 'uqr'

/**
 * An address for a telephone's camera, as one path. Level M: a quarter of it may be dirty or creased and it still
 * reads.
 * @param label - what it leads to, for who cannot see it
 */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={drawn(data)} fill="#000000" />
    </svg>
  )
}

/** Modules of white around it that a reader needs. @see ISO/IEC 18004 */
const quietZone = 4

/** Each run of dark modules in a row is one bar. */
function drawn(rows: boolean[][]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`
    }
  }
  return path
}
