import path from 'node:path'
import { siteFolder } from '~/features/content/public.server'
import type { Storage } from '~/platform/storage/storage'
import { fileIn, streamFile } from './stream-file'

const types: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Serves the films of the site; names are content hashes, so no other file of the folder is reachable. */
const nameForm = /^\/site-files\/([0-9a-f]{32}\.(?:mp4|webm))$/

/** Sends a film, or the range that a player requests. */
export async function siteFile(request: Request, storage: Storage): Promise<Response> {
  const name = nameForm.exec(new URL(request.url).pathname)?.[1]
  const file = name ? await storage.find(siteFolder + name) : undefined
  if (!file) return new Response('404 Not Found', { status: 404 })
  return await streamFile(request, fileIn(storage, file), {
    'content-type': types[path.extname(file.key)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  })
}
