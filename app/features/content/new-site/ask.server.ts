import { createInterface } from 'node:readline/promises'
import type { z } from 'zod'
import type { Print } from '~/platform/command.server'
import { type Answers, answersSchema, type Question } from './answers'
import { logoMistake } from './logo.server'

const questions = Object.entries(answersSchema.shape) as [Question, (typeof answersSchema.shape)[Question]][]

/** A line of the terminal; undefined when there are no more. */
export type Ask = (question: string) => Promise<string | undefined>

/**
 * Asks for everything that a new site is made from, each thing until its answer can be taken.
 * @returns undefined when the terminal was closed before
 */
export async function askAll(ask: Ask, print: Print): Promise<Answers | undefined> {
  const given: Record<string, unknown> = {}
  for (const [key, schema] of questions) {
    const answer = await askOne(key, schema, ask, print)
    if (!answer) return undefined
    given[key] = answer.value
  }
  return answersSchema.parse(given)
}

async function askOne(
  key: Question,
  schema: (typeof answersSchema.shape)[Question],
  ask: Ask,
  print: Print,
): Promise<{ value: unknown } | undefined> {
  const leftOut = schema.safeParse(undefined)
  const usual = leftOut.success && Array.isArray(leftOut.data) ? leftOut.data.join(', ') : ''
  const hint = usual ? ` [${usual}]` : leftOut.success ? ' (may be left out)' : ''
  for (;;) {
    const line = await ask(`${schema.description}${hint}: `)
    if (line === undefined) return undefined
    const read = schema.safeParse(valueIn(line, usual !== ''), { error: sentence })
    const mistake = read.success
      ? key === 'logo' && (await logoMistake(read.data as string | undefined))
      : read.error.issues.map(({ message }) => message).join('; ')
    if (!mistake) return { value: read.data }
    print(`  ${mistake}\n`)
  }
}

/** What is wrong, said to the person who answers and not to the author of the schema. */
function sentence({ code, input, origin, minimum, format }: z.core.$ZodRawIssue): string | undefined {
  if (input === undefined) return 'An answer is needed here.'
  if (code === 'too_small' && origin === 'string') return `This has to have at least ${minimum} characters.`
  if (code === 'invalid_format' && format === 'email')
    return 'A mail address is needed, such as info@acer.be.'
  return undefined
}

function valueIn(line: string, isList: boolean): unknown {
  const text = line.trim()
  if (text === '') return undefined
  return isList ? text.split(/[\s,]+/).filter(Boolean) : text
}

/** Asks in the terminal, or reads an answer a line from what is piped into the command. */
export async function inTerminal<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  try {
    return await use(async (question) => {
      process.stdout.write(question)
      const { done, value } = await lines.next()
      return done ? undefined : value
    })
  } finally {
    terminal.close()
  }
}
