import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { loginPath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import styles from '~/ui/page/message-screen.module.css'

/** What went wrong, in a line: nobody sees a stack. Whose session is over is led to the login, and back afterwards. */
export function OfficeError({ error }: { error: unknown }) {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const kind = kindOf(status)
  const login = `${loginPath}?to=${encodeURIComponent(pathname + search)}`
  useEffect(() => {
    if (kind === 'loggedOut') window.location.assign(login)
  }, [kind, login])
  return (
    <div className={`content ${styles.screen}`}>
      <h1>{t(`office:error.${kind}.title`)}</h1>
      <p>{t(`office:error.${kind}.text`)}</p>
      {kind === 'loggedOut' && (
        <p>
          <a href={login} className="button">
            {t('office:error.loggedOut.logIn')}
          </a>
        </p>
      )}
    </div>
  )
}

function kindOf(status: number) {
  if (status === 401) return 'loggedOut'
  if (status === 403) return 'refused'
  return status === 404 ? 'missing' : 'failed'
}
