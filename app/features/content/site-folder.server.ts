import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { siteSchema } from './site'

/**
 * Reads a site folder and the files that it names.
 * @throws {SiteRefused} naming the file, and the place in it
 */
export async function readSiteFolder(folder: string) {
  const file = path.join(folder, 'site.json')
  const parsed = siteSchema.safeParse(jsonOf(file, await readFile(file).catch(refuse(file))))
  if (!parsed.success) throw new SiteRefused(`${file}:\n${z.prettifyError(parsed.error)}`)
  const site = parsed.data
  const { picture } = site.home
  return {
    ...site,
    logoSvg: site.logo && (await readInside(folder, site.logo)).toString('utf8'),
    pictureVersion: picture ? await versionOf(await readInside(folder, picture.file)) : '',
    folder: path.relative(process.cwd(), folder),
  }
}

/** A file of the folder. One outside of it, also through a link, is none of the agency's content. */
async function readInside(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name)
  const base = await realpath(folder).catch(refuse(file))
  const real = await realpath(file).catch(refuse(file))
  if (path.isAbsolute(name) || !real.startsWith(base + path.sep)) {
    throw new SiteRefused(`${name}: lies outside of the site folder ${folder}`)
  }
  return await readFile(real).catch(refuse(file))
}

async function versionOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(digest).toString('hex').slice(0, 8)
}

function jsonOf(file: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    return refuse(file)(error)
  }
}

const refuse =
  (file: string) =>
  (error: unknown): never => {
    throw new SiteRefused(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }

/** A site folder that cannot be loaded; the message says where and why. */
export class SiteRefused extends Error {
  override name = 'SiteRefused'
}
