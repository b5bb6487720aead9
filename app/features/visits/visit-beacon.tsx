import { type Subject, subjectName } from './subject'

/**
 * Counts each view of the page that contains it (O5). The page stays cacheable for everybody, because visits are
 * reported to a separate address. Without script an invisible picture reports them.
 */
export const VisitBeacon = ({ of }: { of: Subject }) => (
  <div data-visit={subjectName(of)} hidden>
    <noscript>
      <img src={`/visits/${subjectName(of)}.gif`} alt="" width="1" height="1" />
    </noscript>
  </div>
)
