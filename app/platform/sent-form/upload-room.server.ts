import { networksOf } from '~/kernel/network-of'

/** How many forms with files a network of each width sends at a time; a browser sends one. */
const atATime = { 32: 2, 24: 4, 64: 2, 56: 3, 48: 4 }

/** How long an upload counts as fast, whatever has come of it, in milliseconds. */
const begins = 5_000

type Upload = {
  /** Names of its networks, narrowest first; what is no address is a network of its own. */
  networks: string[]
  bytes: number
  since: number
  isOver: boolean
  giveWay: () => void
}

export type Place = {
  /** Holds so many bytes more. @returns false when it gave way to another */
  hold(bytes: number): boolean
  /** Whether it gave way to another. */
  isOver(): boolean
  /** Lets go of everything. */
  leave(): void
}

/**
 * The room for what is being received, in bytes. Nobody who comes is turned away: where there is no room another
 * gives way, the slowest one of the network that sends most.
 * @param now - milliseconds of a clock that only goes forward
 */
export function createUploadRoom(mostBytes: number, now: () => number = () => performance.now()) {
  const uploads = new Set<Upload>()
  const held = () => sum([...uploads].map(({ bytes }) => bytes))
  const among = (network: string) => [...uploads].filter(({ networks }) => networks.includes(network))
  const company = ({ networks }: Upload) => among(networks.at(-1) ?? '').length
  const speed = ({ bytes, since }: Upload) =>
    now() - since < begins ? Number.MAX_VALUE : bytes / (now() - since)

  function leave(upload: Upload) {
    uploads.delete(upload)
    upload.bytes = 0
  }

  /** @param others - of which one gives way. @returns whether there was one */
  function makeRoom(others: Upload[]): boolean {
    const [loser] = others.toSorted((one, two) => company(two) - company(one) || speed(one) - speed(two))
    if (!loser) return false
    leave(loser)
    loser.isOver = true
    loser.giveWay()
    return true
  }

  return {
    /**
     * @param address - the sender's network address
     * @param giveWay - ends the upload
     */
    enter(address: string, giveWay: () => void): Place {
      const networks = networksOf(address)
      for (const { name, bits } of networks) {
        const some = among(name)
        if (some.length >= atATime[bits]) makeRoom(some)
      }
      const names = networks.length > 0 ? networks.map(({ name }) => name) : [address]
      const upload: Upload = { networks: names, bytes: 0, since: now(), isOver: false, giveWay }
      uploads.add(upload)
      return {
        hold(bytes) {
          if (upload.isOver) return false
          const others = () => [...uploads].filter((one) => one !== upload && one.bytes > 0)
          while (held() + bytes > mostBytes) if (!makeRoom(others())) return false
          upload.bytes += bytes
          return true
        },
        isOver: () => upload.isOver,
        leave: () => leave(upload),
      }
    },
    held,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
