import { type PlaceSketch, PlaceSketchView } from '~/features/map/public'
import { useText } from '~/i18n/use-text'
import styles from './estimate.module.css'
import type { EstimateSummary } from './estimate-summary'

type EstimateProps = {
  estimate: EstimateSummary
  /** Page where an agent's visit is asked for; absent where the agency has none. */
  appointment: string | undefined
  /** What the range is worth, and what happens next. */
  text: string
  /** The municipality, drawn; absent where its outline is not known. */
  sketch: PlaceSketch | undefined
}

/** The range beside its place, and what makes it sure: an agent's visit. */
export function EstimateRange({ estimate, text, appointment, sketch }: EstimateProps) {
  const { t } = useText()
  const { subject, low, middle, high, middleAt } = estimate
  return (
    <section className={styles.range} aria-label={t('valuation:rangeOf', { subject })}>
      <div className={styles.words}>
        <p>{subject}</p>
        <p className={styles.ends}>{t('valuation:range', { low, high })}</p>
        <RangeBar {...{ low, high, middleAt }} middle={t('valuation:mark', { middle })} />
        <p className="visually-hidden">{t('valuation:middle', { middle })}</p>
        <p className={styles.thanks}>{text}</p>
        {appointment && (
          <p className={styles.look}>
            <AgentVisitButton href={appointment} />
          </p>
        )}
      </div>
      {sketch && (
        <div className={styles.sketch}>
          <PlaceSketchView sketch={sketch} />
        </div>
      )}
    </section>
  )
}

/** The calculation of the range, what it lacks, and where its prices come from. */
export function EstimateLines({ estimate }: Pick<EstimateProps, 'estimate'>) {
  const { t } = useText()
  const { lines, total, unknown, source } = estimate
  return (
    <section aria-labelledby="reached">
      <h2 id="reached" className={styles.heading}>
        {t('valuation:reached')}
      </h2>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('valuation:total')}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      {unknown && <p>{unknown}</p>}
      <p className={styles.note}>
        {source} {t('valuation:indicative')}
      </p>
    </section>
  )
}

/** Asks for the visit of an agent. */
export function AgentVisitButton({ href }: { href: string }) {
  const { t } = useText()
  return (
    <a href={href} className="button button-main">
      {t('valuation:appointment')}
    </a>
  )
}

/** The range as a line with its middle marked; screen readers get the amounts in words. */
const RangeBar = ({
  low,
  middle,
  high,
  middleAt,
}: Pick<EstimateSummary, 'low' | 'middle' | 'high' | 'middleAt'>) => {
  const at = `${Math.round(middleAt * 100)}%`
  return (
    <div className={styles.bar} aria-hidden="true">
      <svg aria-hidden="true">
        <text x={at} y="13">
          {middle}
        </text>
        <rect y="28" width="100%" height="8" rx="4" />
        <line x1={at} y1="20" x2={at} y2="36" />
      </svg>
      <span>{low}</span>
      <span>{high}</span>
    </div>
  )
}
