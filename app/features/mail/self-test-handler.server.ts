import { handleForm } from '~/features/forms/public.server'
import { acceptSelfTest } from './accept-self-test.server'
import { selfTest } from './testing-testing.form'

export const selfTestHandler = handleForm(selfTest, acceptSelfTest)
