import { type Subject, subjectName } from './subject'

/**
 * Has the page that it stands on counted each time that somebody looks at it (O5). The page stays the same for
 * everybody: what is told of a visit goes to an address of its own. Without script a picture that nobody sees is asked
 * for.
 */
export const VisitMark = ({ of }: { of: Subject }) => (
  <div data-visit={subjectName(of)} hidden>
    <noscript>
      <img src={`/visits/${subjectName(of)}.gif`} alt="" width="1" height="1" />
    </noscript>
  </div>
)
