import styles from './logo.module.css'

/** The agency's logo; without one its name as text. */
export function Logo({ svg, name }: { svg?: string; name: string }) {
  if (!svg) return <span className={styles.word}>{name}</span>
  return (
    <span
      className={styles.emblem}
      data-ratio={ratioOf(svg)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the agency's own drawing, from its site folder
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** Those that the style sheet knows: a policy of the site keeps styles out of its elements. */
const ratios = [1, 1.5, 2, 3, 4, 6, 8] as const

/** Wider ones do not hang below the row of the header: they have their width beside the menu. */
export const isWide = (svg: string | undefined): boolean => svg !== undefined && ratioOf(svg) > 1.5

/**
 * Greatest width of the logo on a desktop, in px; repeats `--logo-height` and `--logo-room` of `tokens.css`. A name
 * without a drawing may take all of that room.
 */
export const homeLogoWidth = (svg: string | undefined): number =>
  svg === undefined ? 200 : Math.min(200, ratioOf(svg) * (isWide(svg) ? 64 : 125))

/** Width by height of a drawing, or the step above, so that a wide one is lower and leaves room; 1 where it does not say. */
export function ratioOf(svg: string): number {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  const viewBox = /\sviewBox=["']\s*\S+[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  const sides = viewBox ?? [root, sideOf(root, 'width'), sideOf(root, 'height')]
  const ratio = Number(sides[1]) / Number(sides[2])
  return ratio > 1 ? (ratios.find((step) => step >= ratio) ?? 8) : 1
}

const sideOf = (root: string, side: 'width' | 'height') =>
  new RegExp(`\\s${side}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]
