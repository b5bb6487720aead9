import { FormBody } from './form-body'
import type { FormView } from './form-view'
import { useSentForm } from './use-sent-form'

/** A form that is sent without leaving its place on the page; without script the browser sends it. */
export default function SentForm(props: { view: FormView }) {
  return <FormBody sent={useSentForm(props)} />
}
