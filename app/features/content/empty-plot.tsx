import styles from './empty-plot.module.css'

/**
 * A drawing of a street with one house missing: a fence, the trace of the house on its neighbours, and a sign. It says
 * nothing that the page does not say in words.
 */
export function EmptyPlot() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d="M0 0h640v480H0z" />
      <circle className={styles.sun} cx="404" cy="112" r="44" />
      <Trees />
      <Neighbours />
      <path className={styles.trace} d="M180 386V196l138-86 138 86v190" />
      <path className={styles.trace} d="M292 176h52v62h-52z" />
      <path className={styles.ground} d="M0 386h640v94H0z" />
      <path className={styles.lawn} d="M180 386h276l44 46H130z" />
      <path className={styles.grass} d={tufts} />
      <Sign />
      <path className={styles.line} d="M0 386h180M456 386h184M0 432h640" />
    </svg>
  )
}

/** Left a house with a stepped gable, cut by the edge; right one with a mansard roof. */
const Neighbours = () => (
  <>
    <path className={styles.brick} d="M-2 386V176h20v-28h22v-28h24v-28h32v28h24v28h22v28h38v210z" />
    <path className={styles.wall} d="M456 386V170h186v216z" />
    <path className={styles.roof} d="M448 170l22-84h172v84z" />
    <path
      className={styles.pane}
      d="M18 204h44v62H18zM98 204h44v62H98zM98 300h44v50H98zM484 194h42v58h-42zM560 194h42v58h-42zM484 288h42v58h-42zM506 108h34v40h-34zM584 108h34v40h-34z"
    />
    <path className={styles.door} d="M18 300h44v86H18zM560 288h42v98h-42z" />
    <path
      className={styles.bar}
      d="M40 204v62M18 230h44M120 204v62M98 230h44M120 300v50M505 194v58M484 218h42M581 194v58M560 218h42M505 288v58M484 312h42M523 108v40M601 108v40M0 284h180M456 270h184"
    />
  </>
)

const Trees = () => (
  <>
    <path className={styles.trunk} d="M226 386v-84M414 386v-70" />
    <ellipse className={styles.crown} cx="226" cy="276" rx="34" ry="46" />
    <ellipse className={styles.crown} cx="414" cy="296" rx="27" ry="36" />
  </>
)

/** The only thing on the plot; two pegs and a string mark where a house could stand. */
const Sign = () => (
  <>
    <path className={styles.string} d="M178 418q70 14 142 0t134 0" />
    <path className={styles.peg} d="M178 424v-26M454 424v-26" />
    <path className={styles.post} d="M284 432V318M352 432V318" />
    <rect className={styles.board} x="248" y="258" width="140" height="88" rx="4" />
    <path className={styles.house} d="M296 328v-30l22-20 22 20v30zM312 328v-16h12v16" />
  </>
)

const tufts =
  'M150 428l-4-12m4 12l1-15m-1 15l6-11M236 410l-4-10m4 10v-13m0 13l5-10M392 414l-4-10m4 10v-13m0 13l5-10M472 430l-4-12m4 12l1-15m-1 15l6-11'
