import { stat } from 'node:fs/promises'
import path from 'node:path'
import { siteFolder } from '~/features/content/public.server'
import { streamFile } from './stream-file'

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** The films of the site; their names tell their bytes, so nothing else of the folder can be asked for. */
const nameForm = /^\/site-files\/([0-9a-f]{32}\.(?:mp4|webm))$/

/** A film of the site, or the part of it that a player asks for. */
export async function siteFile(request: Request, dataDir: string): Promise<Response> {
  const name = nameForm.exec(new URL(request.url).pathname)?.[1]
  const file = path.join(siteFolder(dataDir), name ?? '')
  const size = name ? (await stat(file).catch(() => undefined))?.size : undefined
  if (size === undefined) return new Response('404 Not Found', { status: 404 })
  return streamFile(
    request,
    { file, size },
    {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  )
}
