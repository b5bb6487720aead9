import { Outlet, useRouteError } from 'react-router'
import { OfficeErrorAlone } from './office-error'

/** Around the pages that lead into the office, which have a frame of their own. */
export default function Open() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <OfficeErrorAlone error={useRouteError()} />
}
