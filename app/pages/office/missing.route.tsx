import { data } from 'react-router'
import { mayLoad } from '~/platform/office/may-load.server'

/** Any address of the office that is no page: its shell says so. */
export const loader = mayLoad('account.read', async () => {
  throw data(null, { status: 404 })
})

/** Never drawn: the loader has no page to give. */
export default function Missing() {
  return null
}
