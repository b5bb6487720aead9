import styles from './place-sketch.module.css'
import { type PlaceSketch, type SketchedPlace, type SketchedVillage, sketchSize } from './sketched-place'

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
    {village ? <Village village={village} municipality={own.name} /> : <Name place={own} isHere />}
  </svg>
)

const Name = ({
  place: { name, at, nameFits },
  isHere = false,
}: {
  place: SketchedPlace
  isHere?: boolean
}) => (
  <text x={at[0]} y={at[1]} data-fits={nameFits} className={isHere ? styles.here : undefined}>
    {name}
  </text>
)

/** A dot below its name and that of its municipality. */
const Village = ({
  village: { name, at },
  municipality,
}: {
  village: SketchedVillage
  municipality: string
}) => (
  <>
    <circle className={styles.dot} cx={at[0]} cy={at[1]} r="5" />
    <text x={at[0]} y={at[1] - 18} className={styles.village}>
      {name} ({municipality})
    </text>
  </>
)
