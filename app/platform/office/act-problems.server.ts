import type { z } from 'zod'
import type { TextKey } from '~/i18n/text-keys'
import type { TextValues, Translate } from '~/i18n/translate'

type Issue = z.core.$ZodIssue

/** One message per field, in words: the first that its schema found. @param typed - what each field was sent as */
export function problemsInWords(
  t: Translate<TextKey>,
  issues: readonly Issue[],
  typed: Record<string, string | string[]>,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    problems[field] ??= t(...wordsOf(issue, typed[field]))
  }
  return problems
}

type Words = [key: TextKey, values?: TextValues]

function wordsOf(issue: Issue, typed: string | string[] = ''): Words {
  // A rule of its own names its text.
  if (issue.code === 'custom') return [isTextKey(issue.message) ? issue.message : 'office:problem.invalid']
  const isEmpty = typeof typed === 'string' ? typed.trim() === '' : typed.length === 0
  if (isEmpty) return ['office:problem.required']
  if (issue.code === 'invalid_format') return [byFormat[issue.format] ?? 'office:problem.invalid']
  if (issue.code === 'invalid_value') return ['office:problem.choice']
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum)
    return issue.origin === 'string'
      ? ['office:problem.tooLong', { max }]
      : ['office:problem.tooHigh', { max }]
  }
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum)
    return issue.origin === 'string'
      ? ['office:problem.tooShort', { min }]
      : ['office:problem.tooLow', { min }]
  }
  return issue.code === 'invalid_type' && issue.expected === 'number'
    ? ['office:problem.number']
    : ['office:problem.invalid']
}

const byFormat: Partial<Record<string, TextKey>> = {
  email: 'office:problem.email',
  date: 'office:problem.date',
  datetime: 'office:problem.date',
}

const isTextKey = (message: string): message is TextKey => /^[\w-]+:[\w.-]+$/.test(message)
