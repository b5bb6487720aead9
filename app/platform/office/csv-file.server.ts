import { Readable } from 'node:stream'

/**
 * A file of lines that `csvHead` and `csvLine` wrote, sent while it is read: it may be longer than the memory of a process.
 * @param name - what browsers call it: `leads.csv`
 */
export function csvFile(name: string, lines: AsyncIterable<string>): Response {
  const bytes = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream<Uint8Array>
  return new Response(bytes, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
