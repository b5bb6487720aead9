import { expect, test } from 'vitest'
import { readReport, writeReport } from '../../scripts/audit/report.mjs'

const audits = ['crawl', 'html', 'weight'].map((id) => ({ id, name: `The ${id}`, why: `Why ${id}.` }))
const part = (id: string, text: string, commit = 'abc1234') => ({
  run: { id, outcome: 'passed', seconds: 3, day: '2026-11-21', commit },
  text,
})

test('an audit that runs again replaces its own part of the report', () => {
  const first = writeReport(
    audits,
    new Map([
      ['html', part('html', 'old words')],
      ['crawl', part('crawl', '## a line like a heading\n\n``` and ticks')],
    ]),
    'a machine',
  )
  const again = writeReport(
    audits,
    readReport(first).set('html', part('html', 'new words', 'def5678')),
    'a machine',
  )
  expect(again).toContain('| The crawl | passed | 3 s | 2026-11-21 | abc1234 |')
  expect(again).toContain('| The html | passed | 3 s | 2026-11-21 | def5678 |')
  expect(again).toContain('new words')
  expect(again).not.toContain('old words')
  expect(again.indexOf('The crawl')).toBeLessThan(again.indexOf('The html'))
  expect(readReport(again).get('crawl')?.text).toBe('## a line like a heading\n\n``` and ticks')
})

test('a report of before, without marks, is begun anew', () => {
  expect(readReport('# Audit\n\n## HTML\n\nwhy\n\n```\ntext\n```\n').size).toBe(0)
})
