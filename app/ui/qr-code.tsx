import { encode } from 'uqr'

/**
 * A QR code of an address as one path. Level M: it is readable with 15 % of it damaged.
 * @param label - the target, for screen readers
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
      <path d={toPathData(data)} fill="#000000" />
    </svg>
  )
}

/** Quiet zone in modules that scanners need. @see ISO/IEC 18004 */
const quietZone = 4

/** Each run of dark modules in a row is one bar. */
function toPathData(rows: boolean[][]): string {
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
