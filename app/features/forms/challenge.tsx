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
export function Challenge({ challenge: { token, ...picture }, id, problem, byMail }: ChallengeProps) {
  const { t } = useText()
  const described = problem ? `${id}-hint ${id}-problem` : `${id}-hint`
  return (
    <fieldset className={styles.challenge} data-wrong={problem && ''}>
      <legend className={styles.label}>{t('forms:captcha.title')}</legend>
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
      {byMail && (
        <>
          <p data-hint="">{t('forms:captcha.alternative')}</p>
          <button type="submit" name="by" value="mail" className="button">
            {t('forms:captcha.byMail')}
          </button>
        </>
      )}
    </fieldset>
  )
}
