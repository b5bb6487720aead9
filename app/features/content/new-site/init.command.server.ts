import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { systemClock } from '~/platform/clock'
import type { Print } from '~/platform/command.server'
import { describeMistake } from '../site-draft'
import { type Answers, answersSchema } from './answers'
import { type Ask, askAll, inTerminal } from './ask.server'
import { type InitReport, initSite, whyOccupied } from './init-site.server'
import { logoMistake } from './logo.server'

type Options = { answers?: string | undefined; ask?: Ask }

/**
 * Makes the site folder of a new agency from a file of answers, or by asking.
 * @returns the exit code: 0 made, 1 refused
 */
export async function runInit(
  folder: string,
  { answers: file, ask }: Options,
  print: Print,
): Promise<number> {
  const occupied = await whyOccupied(folder)
  if (occupied) return refuse([occupied], print)
  const read = file ? await readAnswers(file) : await asked(ask, print)
  if ('because' in read) return refuse(read.because, print)
  const report = await initSite(folder, read.answers, systemClock.now())
  print(describe(folder, report))
  // What was typed is not lost: it can be corrected and given again.
  if (report.outcome === 'refused' && !file)
    print(`Your answers:\n${JSON.stringify(read.answers, null, 2)}\n`)
  return report.outcome === 'made' ? 0 : 1
}

type AnswersResult = { answers: Answers } | { because: string[] }

async function asked(ask: Ask | undefined, print: Print): Promise<AnswersResult> {
  const answers = ask ? await askAll(ask, print) : await inTerminal((own) => askAll(own, print))
  return answers ? { answers } : { because: ['the questions were not all answered.'] }
}

/** The logo is looked for beside the file. */
async function readAnswers(file: string): Promise<AnswersResult> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    return { because: [`${file}: ${error instanceof Error ? error.message : error}`] }
  }
  const read = answersSchema.safeParse(json)
  if (!read.success)
    return {
      because: read.error.issues.map(({ path: at, message }) => `${file}, ${at.join('.')}: ${message}`),
    }
  const logo = read.data.logo && path.resolve(path.dirname(file), read.data.logo)
  const mistake = await logoMistake(logo)
  return mistake ? { because: [mistake] } : { answers: { ...read.data, ...(logo ? { logo } : {}) } }
}

function refuse(because: string[], print: Print): number {
  print(describe('', { outcome: 'refused', because }))
  return 1
}

function describe(folder: string, report: InitReport): string {
  if (report.outcome === 'refused')
    return `Refused; nothing was written.\n${report.because.map((why) => `  ${why}\n`).join('')}`
  const gaps = report.gaps.map((gap) => `  ${describeMistake(gap)}\n`)
  return [
    `\n${folder} holds the site now: ${report.files.length} files.\n`,
    ...(gaps.length > 0 ? ['Before the site is public, replace what nobody has said yet:\n', ...gaps] : []),
    `Read the legal pages as your own: privacy, cookie-policy, disclaimer, and accessibility, which is a draft.\n`,
    `To show it: npm run site -- import ${folder}\n`,
  ].join('')
}
