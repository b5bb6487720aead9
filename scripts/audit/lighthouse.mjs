import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProduct } from '../../tests/setup/start-product.ts'
import { findChromium } from '../chromium.mjs'
import { capture } from './capture.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const rounds = 3
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'

/** The median scores of pages of a freshly started product. */
export async function lighthouseOf(paths) {
  const product = await startProduct()
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-lighthouse-'))
  try {
    const lines = [`${'page'.padEnd(24)}${categories.map((name) => name.padStart(16)).join('')}`]
    let least = 100
    for (const page of paths) {
      const scores = await scoresOf(product.baseUrl + page, folder)
      least = Math.min(least, ...scores)
      lines.push(`${page.padEnd(24)}${scores.map((score) => String(score).padStart(16)).join('')}`)
    }
    return { outcome: least >= 90 ? 'passed' : 'failed', text: lines.join('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await product.stop()
  }
}

async function scoresOf(url, folder) {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await run(url, path.join(folder, 'report.json')))
  return categories.map((name) => median(runs.map((scores) => scores[name])))
}

async function run(url, file) {
  const words = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ]
  const { status, output } = await capture([...words, `--only-categories=${categories}`], {
    CHROME_PATH: findChromium(),
  })
  if (status !== 0) throw new Error(output)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(categories.map((name) => [name, Math.round(report.categories[name].score * 100)]))
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
