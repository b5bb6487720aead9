import { handleForm } from '~/features/forms/public.server'
import { acceptDataRequest } from './accept-data-request.server'
import { myData } from './my-data.form'

export const myDataHandler = handleForm(myData, acceptDataRequest)
