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

const widest = 8

/** Width by height of a drawing in whole steps, so that a wide one is lower and leaves room; 1 where it does not say. */
export function ratioOf(svg: string): number {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  const viewBox = /\sviewBox=["']\s*\S+[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  const sides = viewBox ?? [root, sideOf(root, 'width'), sideOf(root, 'height')]
  const ratio = Number(sides[1]) / Number(sides[2])
  return ratio > 1 ? Math.min(Math.ceil(ratio), widest) : 1
}

const sideOf = (root: string, side: 'width' | 'height') =>
  new RegExp(`\\s${side}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]
