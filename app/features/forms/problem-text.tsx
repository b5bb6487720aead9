type ProblemTextProps = {
  /** `id` of the control that it is about. */
  control: string
  text: string | undefined
}

/** `id` of what is wrong with the answer in a control, for its `aria-describedby`. */
export const problemId = (control: string) => `${control}-problem`

/** What is wrong with the answer in a control; nothing where nothing is. */
export function ProblemText({ control, text }: ProblemTextProps) {
  if (!text) return null
  return (
    <span id={problemId(control)} data-problem="">
      {text}
    </span>
  )
}
