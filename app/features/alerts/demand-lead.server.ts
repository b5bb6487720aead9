import type { App } from '~/platform/app.server'
import { demandRegister } from './demand-register.form'
import { wordedValues } from './demand-words.server'
import type { Demand } from './demands.repo.server'

/** Turns a confirmed search alert into a lead of the agency. */
export const leadOf = ({ db }: App, { email, fields, page, locale }: Demand) => ({
  form: demandRegister,
  values: { ...fields, email },
  page,
  locale,
  worded: (reader: Demand['locale']) => wordedValues(db, { ...fields, email }, reader),
})
