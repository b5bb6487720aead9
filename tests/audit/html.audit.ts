import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { crawl, htmlPages, read, sites } from './crawl'

/** The W3C's "Nu" checker, from npm: its licence is MIT, and it needs Java 11 or later. */
const checker = 'vnu-jar@26.9.27'

type Message = {
  type: string
  subType?: string
  url: string
  lastLine?: number
  message: string
  extract?: string
}

test('the Nu HTML checker finds no error on any page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-html-'))
  try {
    const jar = fetchChecker(folder)
    const pages = await writePages(folder)
    const messages = await check(jar, [...pages.keys()])
    const said = ({ url, message, extract }: Message) => {
      const file = decodeURIComponent(url).replace(/^file:/, '')
      return `${pages.get(file) ?? file}: ${message} ${extract?.replace(/\s+/g, ' ').slice(0, 120) ?? ''}`
    }
    const isError = ({ type }: Message) => type !== 'info'
    console.log(`${checker}: ${pages.size} pages`)
    for (const warning of summary(messages.filter((message) => !isError(message)))) console.log(warning)
    expect(pages.size).toBeGreaterThan(100)
    expect(messages.filter(isError).map(said)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function fetchChecker(folder: string): string {
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }
  const archive = execFileSync('npm', ['pack', checker, '--silent'], options).toString().trim()
  execFileSync('tar', ['xzf', archive, 'package/build/dist/vnu.jar'], options)
  return path.join(folder, 'package/build/dist/vnu.jar')
}

/** @returns the page of each file, including pages of unknown addresses */
async function writePages(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [site, origin] of sites()) {
    const found = await crawl(origin)
    const missing = await Promise.all(found.locales.map((locale) => read(origin, `/${locale}/nowhere/`)))
    for (const page of [...htmlPages(found), ...missing]) {
      const file = path.join(folder, `${files.size}.html`)
      writeFileSync(file, page.body)
      files.set(file, `${site} ${page.path}`)
    }
  }
  return files
}

async function check(jar: string, files: string[]): Promise<Message[]> {
  const words = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--html', ...files]
  const { stderr } = await promisify(execFile)('java', words, { maxBuffer: 2 ** 28 })
  return (JSON.parse(stderr) as { messages: Message[] }).messages
}

/** Each warning once, with its number of occurrences. */
const summary = (warnings: Message[]) =>
  [...Map.groupBy(warnings, ({ message }) => message)].map(
    ([message, same]) => `warning, ${same.length} times: ${message}`,
  )
