import styles from './place-sketch.module.css'
import {
  labelHeight,
  type PlaceSketch,
  type SketchedPlace,
  type SketchedVillage,
  sketchSize,
} from './sketched-place'

/** A small drawing of a municipality between its neighbours, each with its name; the place stands in words beside it. */
export const PlaceSketchView = ({ sketch: { own, others, village } }: { sketch: PlaceSketch }) => (
  <svg
    className={styles.sketch}
    viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {others.map(({ path }) => (
      <path key={path} d={path} />
    ))}
    <path className={styles.own} d={own.path} />
    {others
      .filter(({ nameFits }) => nameFits !== 'never')
      .map((place) => (
        <Name key={place.path} place={place} />
      ))}
    {(!village || own.nameFits !== 'never') && (
      <Name place={own} className={village ? styles.here : `${styles.here} ${styles.meant}`} />
    )}
    {village && <Village village={village} />}
  </svg>
)

const Name = ({ place: { name, at, nameFits }, className }: { place: SketchedPlace; className?: string }) => (
  <text x={at[0]} y={at[1]} data-fits={nameFits} className={className}>
    {name}
  </text>
)

const Village = ({ village: { name, at, dot, width } }: { village: SketchedVillage }) => (
  <>
    <circle className={styles.dot} cx={dot[0]} cy={dot[1]} r="5" />
    <rect
      className={styles.label}
      x={at[0] - width / 2}
      y={at[1] - labelHeight / 2}
      width={width}
      height={labelHeight}
      rx={labelHeight / 2}
    />
    <text x={at[0]} y={at[1]} className={styles.meant}>
      {name}
    </text>
  </>
)
