import styles from './place-sketch.module.css'
import { type PlaceSketch, type SketchedPlace, sketchSize } from './sketched-place'

/** A small drawing of a municipality between its neighbours, each with its name; the place stands in words beside it. */
export const PlaceSketchView = ({ sketch: { own, others } }: { sketch: PlaceSketch }) => (
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
    <Name place={own} />
  </svg>
)

const Name = ({ place: { name, at, nameFits } }: { place: SketchedPlace }) => (
  <text x={at[0]} y={at[1]} data-fits={nameFits}>
    {name}
  </text>
)
