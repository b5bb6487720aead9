import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { develop } from './grade.ts'
import { expose } from './rooms/expose.ts'

export interface Tracing {
  readonly width: number
  readonly height: number
  readonly draft: boolean
  /** Leave the machine to others: lowest priority, one thread. */
  readonly gentle: boolean
  /** Rooms are drawn in linear light and exposed afterwards, a little more or less than their light asks for. */
  readonly exposure?: number | undefined
}

/** Has POV-Ray draw a scene, and develops what it drew. */
export async function trace(scene: string, bloom: number, tracing: Tracing): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  try {
    const [source, image] = [join(folder, 'scene.pov'), join(folder, 'scene.png')]
    writeFileSync(source, scene)
    const [command = '', ...rest] = [...(tracing.gentle ? ['nice', '-n', '19'] : []), 'povray']
    const run = spawnSync(command, [...rest, ...settings(source, image, tracing)], { maxBuffer: 2 ** 26 })
    if (run.status !== 0) throw new Error(`POV-Ray stopped: ${reasonIn(String(run.stderr))}`)
    return await (tracing.exposure === undefined ? develop(image, bloom) : expose(image, tracing.exposure))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What went wrong, without the thousands of lines on progress around it. */
const reasonIn = (report: string): string =>
  report
    .split(/[\r\n]+/)
    .filter((line) => /error|signal|undeclared|expected/i.test(line))
    .slice(-4)
    .join(' ')
    .replace(/Rendered \d+ of \d+ pixels \(\d+%\)/g, '')

const settings = (
  source: string,
  image: string,
  { width, height, draft, gentle, exposure }: Tracing,
): string[] => [
  `+I${source}`,
  `+O${image}`,
  `+W${width}`,
  `+H${height}`,
  ...(exposure === undefined ? ['+FN8', 'File_Gamma=srgb'] : ['+FN16', 'File_Gamma=1.0']),
  '-D',
  ...(gentle ? ['+WT1'] : []),
  '-GA',
  ...smoothing(draft, exposure !== undefined),
]

/** Rooms have long straight edges: rays are added only where one is, while leaves outside want them everywhere. */
function smoothing(draft: boolean, room: boolean): string[] {
  if (draft) return ['+A0.4', '+AM1', '+R2']
  return room ? ['+A0.2', '+AM2', '+R2'] : ['+A0.15', '+AM1', '+R2']
}
