import type { ShownTime } from './show-time'

/** A time: near ones by how long ago, with the clock's time on pointing at it. `isFull` writes both. */
export const DateTime = ({ time, isFull = false }: { time: ShownTime; isFull?: boolean }) => (
  <time dateTime={time.iso} title={isFull ? undefined : time.absolute}>
    {isFull ? time.full : time.relative}
  </time>
)
