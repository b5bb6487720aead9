import type { PlaceSketch } from './draw-sketch.server'
import styles from './place-sketch.module.css'
import { sketchSize } from './sketch-size'

/** A small drawing of a municipality between its neighbours; its name stands in the text beside it. */
export const PlaceSketchView = ({ sketch: { own, others } }: { sketch: PlaceSketch }) => (
  <svg
    className={styles.sketch}
    viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {others.map((path) => (
      <path key={path} d={path} />
    ))}
    <path className={styles.own} d={own} />
  </svg>
)
