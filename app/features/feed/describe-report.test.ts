import { expect, test } from 'vitest'
import { describeReport } from './describe-report'
import { emptyReport, type FeedReport } from './feed-report'

const report = (over: Partial<FeedReport>): FeedReport => ({ ...emptyReport('feed.json', false), ...over })

test('I2 a report lists changes and rejected records with reasons', () => {
  const text = describeReport(
    report({
      outcome: 'applied',
      created: [2709],
      withdrawn: [908, 2494],
      unchanged: 22,
      rejected: [{ kind: 'listing', index: 14, id: 2706, field: 'Price', reason: 'is negative' }],
      warnings: [{ kind: 'feed', index: null, id: null, field: 'citys', reason: 'is not a list; left out' }],
      unknownFields: { 'properties.Details.Balcony': 12 },
    }),
  )
  expect(text).toBe(`APPLIED feed.json
listings: 1 created, 0 changed, 22 unchanged, 2 withdrawn, 0 restored
  created: 2709
  withdrawn: 908, 2494
rejected: 1
  listing 2706 (record 14): Price is negative
warnings: 1
  feed: citys is not a list; left out
unknown fields, ignored: 1
  properties.Details.Balcony (12)
`)
})

test('I2 a report is short unless the full one is requested', () => {
  const created = Array.from({ length: 30 }, (_, at) => at + 1)
  const long = report({ outcome: 'applied', created })
  expect(describeReport(long)).toContain('created: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … (30)')
  expect(describeReport(long, true)).toContain('28, 29, 30')
})
