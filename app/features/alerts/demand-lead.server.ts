import type { App } from '~/platform/app.server'
import { localiseValues } from './alert-texts.server'
import { demandRegister } from './demand-register.form'
import type { Demand } from './demands.repo.server'

/** Turns a confirmed search alert into a lead of the agency. */
export const leadOf = ({ db }: App, { email, fields, page, locale }: Demand) => ({
  form: demandRegister,
  values: { ...fields, email },
  page,
  locale,
  worded: (reader: Demand['locale']) => localiseValues(db, { ...fields, email }, reader),
})
