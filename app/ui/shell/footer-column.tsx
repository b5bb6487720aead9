import styles from './footer-column.module.css'
import { FooterFold } from './footer-fold'
import type { FooterColumn as Column } from './shell-data'
import { ShellPicture } from './shell-picture'

/** A column with the agency's own content (S4). */
export function FooterColumn({ column }: { column: Column }) {
  const { title, col } = column
  return (
    <section data-sm={col.sm} data-md={col.md} data-lg={col.lg}>
      {title ? (
        <FooterFold title={title}>
          <Content column={column} />
        </FooterFold>
      ) : (
        <Content column={column} />
      )}
    </section>
  )
}

function Content({ column: { intro, html, images } }: { column: Column }) {
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      {html && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown without HTML, rendered on the server
        <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {images.length > 0 && (
        <div className={styles.images}>
          {images.map((image) => (
            <ShellPicture key={image.src} image={image} className={styles.image} />
          ))}
        </div>
      )}
    </>
  )
}
