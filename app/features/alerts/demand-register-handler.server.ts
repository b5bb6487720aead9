import { handleForm } from '~/features/forms/public.server'
import { askForAlerts } from './ask-for-alerts.server'
import { demandHelp } from './demand-form.server'
import { demandRegister } from './demand-register.form'

export const demandRegisterHandler = handleForm(demandRegister, askForAlerts, demandHelp)
