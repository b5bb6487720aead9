import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { packedEndings, packFile } from './pack-file'
import { preferredEncoding } from './page-cache/encoding'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file in memory, with what it is compressed to once that is made. */
export type StaticFile = {
  type: string
  immutable: boolean
  bytes: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/**
 * The built client files, held in memory: a few hundred kilobytes, each as it is and compressed. What the build has not
 * compressed is, in the background. Hashed names may be kept for ever.
 */
export function createStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>()
  const names = new Set(namesBelow(folder))
  const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)))
  for (const name of names) {
    const file = toStaticFile(name, () => read(name))
    if (!file) continue
    files.set(`/${name}`, file)
    for (const [encoding, ending] of Object.entries(packedEndings))
      if (names.has(name + ending)) file[encoding as 'br' | 'gzip'] = read(name + ending)
  }
  void packAll(files)
  return {
    /** Those of hashed names, by name. */
    assets: new Map(
      [...files]
        .filter(([, { immutable }]) => immutable)
        .map(([address, { bytes }]) => [address.slice('/assets/'.length), bytes]),
    ),
    respond(request: Request): Response | undefined {
      const file = files.get(new URL(request.url).pathname)
      return file && respondWith(file, request)
    },
  }
}

/**
 * @param name - below the folder of the build
 * @returns undefined for a kind of file that browsers are not given
 */
export function toStaticFile(name: string, read: () => Uint8Array<ArrayBuffer>): StaticFile | undefined {
  const type = types[path.extname(name)]
  return type ? { type, immutable: name.startsWith('assets/'), bytes: read() } : undefined
}

export function respondWith(file: StaticFile, request: Request): Response {
  const encoding = preferredEncoding(request.headers.get('accept-encoding'))
  const packed = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : undefined
  const body = packed ?? file.bytes
  const headers: Record<string, string> = {
    'content-type': file.type,
    'content-length': String(body.length),
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    ...(packed ? { 'content-encoding': encoding } : {}),
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

async function packAll(files: Map<string, StaticFile>) {
  for (const [name, file] of files) if (!file.br) Object.assign(file, await packFile(name, file.bytes))
}

function namesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return entries
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
}
