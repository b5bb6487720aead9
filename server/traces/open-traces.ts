import os from 'node:os'
import type { Services } from '~/platform/app.server'
import { releaseName } from '../backup/release'
import { createExporter } from './export-spans'
import { createTraces, type Traces } from './traces'

type TraceOptions = Pick<Parameters<typeof createTraces>[0], 'trusts' | 'idOf'>

/** Traces of a process; undefined where no collector wants any. */
export function openTraces(
  { config, log }: Pick<Services, 'config' | 'log'>,
  asked: TraceOptions,
): Traces | undefined {
  if (!config.traces) return undefined
  const { endpoint, headers, service, share } = config.traces
  const resource = {
    'service.name': service,
    'service.version': releaseName(),
    'host.name': os.hostname(),
    'process.pid': process.pid,
  }
  return createTraces({ exporter: createExporter({ endpoint, headers, resource, log }), share, ...asked })
}
