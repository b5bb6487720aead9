import { spawnSync } from 'node:child_process'
import { installDebianPackage } from '../ensure/apt-get.mjs'

const answers = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** Java for the HTML checker; as root on Debian it is installed if missing. */
export const hasJava = () =>
  answers() || (installDebianPackage('default-jre-headless', console.error) && answers())
