import { useText } from '~/i18n/use-text'
import styles from './form.module.css'
import type { FormAnswer } from './form-answer'

type ChallengeProps = {
  challenge: NonNullable<FormAnswer['challenge']>
  id: string
  /** What is wrong with the characters typed before. */
  problem?: string | undefined
  /** Whether its sender has an address that a link can go to. */
  byMail: boolean
}

/** Characters to copy from a picture; who cannot see it asks for a link by mail instead (F3). */
export function Challenge({ challenge, id, problem, byMail }: ChallengeProps) {
  const { t } = useText()
  const isOnlyByMail = challenge === 'by-mail'
  return (
    <fieldset className={styles.challenge} data-wrong={problem && ''}>
      <legend className={styles.label}>{t('forms:captcha.title')}</legend>
      {!isOnlyByMail && <Characters captcha={challenge} id={id} problem={problem} />}
      {(isOnlyByMail || byMail) && (
        <>
          <p data-hint="">{t(isOnlyByMail ? 'forms:captcha.onlyByMail' : 'forms:captcha.alternative')}</p>
          <button type="submit" name="by" value="mail" className="button">
            {t('forms:captcha.byMail')}
          </button>
        </>
      )}
    </fieldset>
  )
}

type CharactersProps = {
  captcha: Exclude<ChallengeProps['challenge'], string>
  id: string
  problem: string | undefined
}

function Characters({ captcha: { token, ...picture }, id, problem }: CharactersProps) {
  const { t } = useText()
  const described = problem ? `${id}-hint ${id}-problem` : `${id}-hint`
  return (
    <>
      <input type="hidden" name="challenge" value={token} />
      <img {...picture} alt={t('forms:captcha.picture')} className={styles.captcha} />
      <label htmlFor={id} className={styles.label}>
        {t('forms:captcha.label')}
      </label>
      <span id={`${id}-hint`} data-hint="">
        {t('forms:captcha.hint')}
      </span>
      {problem && (
        <span id={`${id}-problem`} data-problem="">
          {problem}
        </span>
      )}
      <input
        id={id}
        name="captcha"
        className={styles.input}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={described}
        aria-invalid={problem ? true : undefined}
      />
    </>
  )
}
