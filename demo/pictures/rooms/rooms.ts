import { flat1957 } from './houses/flat-1957/index.ts'
import { flat1964 } from './houses/flat-1964/index.ts'
import { flat2012 } from './houses/flat-2012/index.ts'
import { flat2026 } from './houses/flat-2026/index.ts'
import { flats1931Rooms } from './houses/flats-1931/index.ts'
import { halfOpen1961 } from './houses/half-open-1961/index.ts'
import { halfOpen1978 } from './houses/half-open-1978/index.ts'
import { longhouse1838 } from './houses/longhouse-1838/index.ts'
import { mansion1906 } from './houses/mansion-1906/index.ts'
import { penthouse2016 } from './houses/penthouse-2016/index.ts'
import { penthouse2022 } from './houses/penthouse-2022/index.ts'
import { shop1928 } from './houses/shop-1928/index.ts'
import { squareFarm1843 } from './houses/square-farm-1843/index.ts'
import { studio1934 } from './houses/studio-1934/index.ts'
import { studio2014 } from './houses/studio-2014/index.ts'
import { terrace1932 } from './houses/terrace-1932/index.ts'
import { townHouse1911 } from './houses/town-house-1911/index.ts'
import { villa1936 } from './houses/villa-1936/index.ts'
import { villa1958 } from './houses/villa-1958/index.ts'
import { villa1972 } from './houses/villa-1972/index.ts'
import { villa1984 } from './houses/villa-1984/index.ts'
import { villa2025 } from './houses/villa-2025/index.ts'
import { village1924 } from './houses/village-1924/index.ts'
import type { Room } from './room.ts'

/** Every room by the name of its picture. */
export const rooms: Readonly<Record<string, Room>> = {
  ...villa1958,
  ...mansion1906,
  ...longhouse1838,
  ...flat1957,
  ...flat2012,
  ...villa1936,
  ...villa2025,
  ...terrace1932,
  ...penthouse2022,
  ...halfOpen1978,
  ...studio2014,
  ...halfOpen1961,
  ...village1924,
  ...villa1984,
  ...squareFarm1843,
  ...townHouse1911,
  ...villa1972,
  ...flat1964,
  ...studio1934,
  ...flats1931Rooms,
  ...shop1928,
  ...penthouse2016,
  ...flat2026,
}
