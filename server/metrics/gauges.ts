import { Gauge, type Registry } from 'prom-client'

/** A number, or one for each combination of labels; nothing is told of what is not known. */
type Reading = number | undefined | readonly (readonly [labels: Record<string, string>, value: number])[]

export type GaugeKind = {
  /** Without the prefix of the product. */
  name: string
  help: string
  labels?: readonly string[]
  /** One that fails is told as nothing, and everything else is still told. */
  read: () => Reading | Promise<Reading>
}

export type AddGauge = (gauge: GaugeKind) => void

/** Gauges that are read when somebody asks for them. */
export const createGauges =
  (registry: Registry): AddGauge =>
  ({ name, help, labels = [], read }) => {
    const gauge = new Gauge({
      name: `pignon_${name}`,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => undefined)
        gauge.reset()
        // A gauge without labels that has no value would be told as 0.
        if (labels.length === 0) gauge.remove()
        if (typeof reading === 'number') gauge.set(reading)
        else for (const [each, value] of reading ?? []) gauge.set(each, value)
      },
    })
  }
