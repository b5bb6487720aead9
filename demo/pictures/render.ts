/**
 * Renders the demo's pictures: `node demo/pictures/render.ts [--draft] [--size=480x360 --out=folder] [name ...]`.
 * Needs POV-Ray (Debian: apt-get install povray). Without names it renders every picture.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { develop, webpWithin } from './grade.ts'
import { scenes } from './scenes.ts'
import { bloomOf, type Quality, sceneSource } from './sdl.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    size: { type: 'string' },
    out: { type: 'string' },
  },
})

const fine: Quality = { samples: 70, error: 0.6, finest: 0.02 }
const draft: Quality = { samples: 35, error: 0.9, finest: 0.04 }
const quality = values.draft ? draft : fine
const root = join(import.meta.dirname, '../..')

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(scenes)) {
    const scene = scenes[name]
    if (!scene) throw new Error(`no such picture: ${name}`)
    const [width = 1440, height = 1080] = (values.size ?? scene.size ?? '1440x1080').split('x').map(Number)
    const source = join(folder, `${name}.pov`)
    const image = join(folder, `${name}.png`)
    writeFileSync(source, sceneSource(name, scene, quality, width / height))
    const started = Date.now()
    execFileSync(
      'povray',
      [
        `+I${source}`,
        `+O${image}`,
        `+W${width}`,
        `+H${height}`,
        '+FN8',
        '-D',
        '+WT1',
        '-GA',
        'File_Gamma=srgb',
        ...(values.draft ? ['+A0.4', '+AM1', '+R2'] : ['+A0.2', '+AM2', '+R2']),
      ],
      { stdio: 'pipe' },
    )
    const picture = await webpWithin(await develop(image, bloomOf(scene)), scene.limit ?? 110_000)
    const target = join(
      values.out ?? root,
      values.out ? `${name}.webp` : (scene.file ?? `demo/feed/pictures/${name}.webp`),
    )
    mkdirSync(dirname(target), { recursive: true })
    // Whoever reads the folder meanwhile never sees half a file.
    writeFileSync(`${target}.part`, picture)
    renameSync(`${target}.part`, target)
    console.log(
      `${name}: ${Math.round((Date.now() - started) / 1000)} s, ${Math.round(picture.length / 1000)} kB`,
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
