/** A span as OpenTelemetry's protocol has it in JSON, version 1. @see https://opentelemetry.io/docs/specs/otlp/ */
export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string | undefined
  name: string
  kind: 'server' | 'client'
  /** Milliseconds since 1970. */
  start: number
  end: number
  attributes: Record<string, string | number>
  isFailed: boolean
}

/** SPAN_KIND_SERVER and SPAN_KIND_CLIENT, STATUS_CODE_ERROR. */
const kinds = { server: 2, client: 3 }
const failed = 2

/** The body of a request that hands spans over. @param resource - what is true of all of them */
export function toOtlp(spans: readonly Span[], resource: Record<string, string | number>): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'pignon' }, spans: spans.map(spanOf) }],
      },
    ],
  })
}

const spanOf = ({ kind, start, end, attributes, isFailed, ...span }: Span) => ({
  ...span,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  status: isFailed ? { code: failed } : {},
})

/** As text: JSON has no number that long. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`

const attributesOf = (values: Record<string, string | number>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
