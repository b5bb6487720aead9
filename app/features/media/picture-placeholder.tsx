/** A house, a garden tree and the ground, in 400 × 300. */
export const houseLines = (
  <>
    <path d="M70 222h260" />
    <path d="M122 222v-84M278 222v-84" />
    <path d="M104 152l96-74 96 74" />
    <path d="M248 110v-26h18v40" />
    <path d="M184 222v-48a16 16 0 0 1 32 0v48" />
    <path d="M142 162h24v26h-24zM234 162h24v26h-24zM154 162v26M246 162v26" />
    <path d="M322 222v-34M322 188a17 22 0 1 0-.1 0" />
  </>
)

export const houseStrokes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

type PicturePlaceholderProps = {
  /** Accessible name in the page's language: there is no picture. */
  label: string
  className?: string
}

/** Placeholder for a listing without pictures: an outlined house in the text's colour, in the shape of a card. */
export function PicturePlaceholder({ label, className }: PicturePlaceholderProps) {
  return (
    <svg
      viewBox="0 0 400 300"
      width={400}
      height={300}
      role="img"
      aria-label={label}
      className={className}
      {...houseStrokes}
    >
      <g opacity={0.5}>{houseLines}</g>
    </svg>
  )
}
