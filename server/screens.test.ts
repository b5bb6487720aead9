import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import entries from '~/routes'
import { createScreens } from './screens'

/** Every route of the product; each answers with its name and what its parameters hold. */
const routes = Object.fromEntries(
  [{ id: 'root', path: '' }, ...entries].map(({ path, id = String(path) }) => [
    id,
    {
      id,
      path,
      parentId: id === 'root' ? undefined : 'root',
      module: {
        default: undefined,
        loader: ({ params }: { params: object }) => new Response(JSON.stringify([id, params])),
      },
    },
  ]),
)
const build = {
  routes,
  assets: { routes: {}, version: '' },
  entry: { module: { default: () => new Response() } },
  future: {},
  ssr: true,
  basename: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const paths = entries.map(({ path = '' }) => `/${path.replace(/:\w+/g, '5').replace('*', 'nothing/here/')}`)
const variants = (path: string) => [
  path,
  path.replace(/\/$/, ''),
  path.toUpperCase(),
  `${path}below/`,
  `${path}5/6/7/8/`,
  path.replace(/(.)(\/?)$/, '$1x$2'),
  path.replace(/^\/(..)/, '/xx'),
  path.replace('-', '%2D'),
  path.replace('/', '//'),
]

test('L7 every address is answered by the route that all routes together would choose', async () => {
  const [whole, narrowed] = [createRequestHandler(build, 'production'), createScreens(build, 'production')]
  const asked = new Set(['/', ...paths.flatMap(variants)])
  expect(asked.size).toBeGreaterThan(1000)
  for (const path of asked) {
    const request = () => new Request(`http://localhost${path}`)
    const [chosen, expected] = await Promise.all([narrowed(request()), whole(request())])
    expect(`${path} ${await chosen.text()}`).toBe(`${path} ${await expected.text()}`)
  }
}, 60_000)
