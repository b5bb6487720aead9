import list from './luxembourg.json'

/** A commune of Luxembourg, where postal codes go by street and say nothing of communes. */
export type Commune = {
  /** `lu-mamer` */
  id: string
  fr: string
  de?: string
  nl?: string
  en?: string
  /** In Luxembourgish. */
  lb?: string
  canton: Canton
  lat: number
  lng: number
  /** Other names that people write: "Luxembourg-Ville". */
  aliases?: readonly string[]
  /** Names of its places, and of communes that merged into it. */
  also?: readonly string[]
  /** A code of its centre, where the whole range of codes is known. */
  zip?: string
  zipFrom?: string
  zipTo?: string
}

export const cantons = [
  'capellen',
  'clervaux',
  'diekirch',
  'echternach',
  'esch',
  'grevenmacher',
  'luxembourg-canton',
  'mersch',
  'redange',
  'remich',
  'vianden',
  'wiltz',
] as const

export type Canton = (typeof cantons)[number]

/** All communes of Luxembourg since the mergers of 2023. */
export const communes: readonly Commune[] = list as Commune[]
