import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { loginPath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { buttonClass } from '~/ui/office/button'
import { CentredFrame } from '~/ui/office/centred-frame'
import { PageHead } from '~/ui/office/page-head'
import { ErrorReference } from '~/ui/page/error-reference'

/** What went wrong, in a line: nobody sees a stack. Whose session is over is led to the login, and back afterwards. */
export function OfficeError({ error }: { error: unknown }) {
  const { t } = useText()
  const kind = kindOf(error)
  return (
    <>
      <PageHead title={t(`office:error.${kind}.title`)} intro={t(`office:error.${kind}.text`)} />
      {kind === 'loggedOut' && <LoginLink />}
      {kind === 'failed' && <ErrorReference />}
    </>
  )
}

/** The same where nothing of the office stands around it. */
export function OfficeErrorAlone({ error }: { error: unknown }) {
  const { t } = useText()
  const kind = kindOf(error)
  const siteName = useRouteLoaderData<{ siteName: string }>('root')?.siteName ?? ''
  return (
    <CentredFrame siteName={siteName} title={t(`office:error.${kind}.title`)}>
      <p>{t(`office:error.${kind}.text`)}</p>
      {kind === 'loggedOut' && <LoginLink />}
      {kind === 'failed' && <ErrorReference />}
    </CentredFrame>
  )
}

function LoginLink() {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const login = `${loginPath}?to=${encodeURIComponent(pathname + search)}`
  useEffect(() => window.location.assign(login), [login])
  return (
    <p>
      <a href={login} className={buttonClass('main')}>
        {t('office:error.loggedOut.logIn')}
      </a>
    </p>
  )
}

function kindOf(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 401) return 'loggedOut'
  if (status === 403) return 'refused'
  return status === 404 ? 'missing' : 'failed'
}
