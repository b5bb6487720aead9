import path from 'node:path'
import { isProgram } from './is-program.mjs'

/** Path of Prometheus's tool for rules, if installed; or what PROMTOOL names. */
export function findPromtool(env = process.env) {
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const places = [...onPath, '/usr/bin', '/usr/local/bin'].map((folder) => path.join(folder, 'promtool'))
  return [...(env.PROMTOOL ? [env.PROMTOOL] : []), ...places].find(isProgram)
}
