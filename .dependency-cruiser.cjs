/**
 * Import rules. The comment of a rule gives its reason; `npm run validate` checks them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const order = require('./scripts/checks/order-of-rooms.cjs')

const room = (names) => `^app/features/(${names.join('|')})/`
const floor = (names) => `^app/features/listings/(${names.join('|')})/`
const tests = '\\.(test|fixture)\\.tsx?$'
const tools = '^(scripts|bench|tests|demo)/'
const view = '\\.view\\.tsx$'
const publicDoor = '/public(\\.(server|browser))?\\.ts$'

/** A room of one step may use the doors of earlier steps; a room of its own step none. */
const orderOfRooms = order.map((names, step) => ({
  name: `order-of-rooms-${step + 1}`,
  comment: 'Later rooms may use earlier ones, never the other way. What composes stands in app/pages.',
  severity: 'error',
  from: { path: room(names), pathNot: tests },
  to: {
    path: room(order.slice(step).flat()),
    pathNot: ['^app/features/$1/'],
  },
}))

/** The folders of the largest room, from the ground up. */
const floorsOfListings = [
  ['projection'],
  ['card'],
  ['list', 'page'],
  ['facts', 'outlets'],
  ['costs'],
  ['ledger'],
  ['projects'],
  ['detail'],
  ['agents'],
  ['brochure', 'compare', 'ledger-page', 'offers'],
  ['office'],
]

/** A folder of one step may use those of earlier steps; one of its own step none. */
const orderOfFloors = floorsOfListings.map((names, step) => ({
  name: `floors-of-listings-${step + 1}`,
  comment:
    'A later folder of the room may use earlier ones, never the other way; the door is for other rooms.',
  severity: 'error',
  from: { path: floor(names), pathNot: tests },
  to: {
    path: [floor(floorsOfListings.slice(step).flat()), '^app/features/listings/[^/]+$'],
    pathNot: ['^app/features/listings/$1/'],
  },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one idea in two files.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/'] },
    },
    {
      name: 'rooms-through-their-door',
      comment: 'A room shows other rooms its public.ts or public.server.ts and nothing else.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/[^/]+/', pathNot: ['^app/features/$1/', publicDoor] },
    },
    {
      name: 'house-through-the-doors',
      comment:
        'Code outside features imports public files only; the type of the texts and the browser entry name files.',
      severity: 'error',
      from: { path: '^(app|server|db)/', pathNot: ['^app/features/', '^app/i18n/text-keys\\.ts$', tests] },
      to: { path: '^app/features/', pathNot: [publicDoor, '\\.client\\.ts$', view] },
    },
    {
      name: 'views-for-pages',
      comment:
        'The view of a page is drawn by the screen that composes it, which names its file: a door would load the styles of all.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/pages/', tests] },
      to: { path: view },
    },
    ...orderOfRooms,
    ...orderOfFloors,
    {
      name: 'pages-above-rooms',
      comment:
        'app/pages puts pages together from every room; no room leans on it. What rooms need of it they find in a context.',
      severity: 'error',
      from: { path: '^(app|db)/', pathNot: ['^app/pages/', '^app/[^/]+$', tests] },
      to: { path: '^app/pages/' },
    },
    {
      name: 'doors-without-server-code',
      comment:
        'public.ts is what pages may draw, public.browser.ts what islands may; what needs the server goes through public.server.ts.',
      severity: 'error',
      from: { path: '/public(\\.browser)?\\.ts$' },
      to: { path: '\\.server\\.tsx?$' },
    },
    {
      name: 'sql-in-repos',
      comment: 'SQL stands in one place per room.',
      severity: 'error',
      from: {
        path: '^(app|server)/',
        pathNot: ['\\.repo\\.server\\.ts$', '^app/platform/', '^server/', tests],
      },
      to: { path: ['node_modules/(drizzle-orm|pg|pg-boss)/', '^db/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-imports-nothing-of-ours',
      comment: 'Pure facts without I/O.',
      severity: 'error',
      from: { path: '^app/kernel/', pathNot: tests },
      to: {
        path: ['^(app|server|db|demo)/', 'node_modules/(react|react-router|pg|drizzle-orm)/'],
        pathNot: '^app/kernel/',
      },
    },
    {
      name: 'kernel-without-io',
      severity: 'error',
      from: { path: '^app/kernel/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'i18n-knows-the-kernel-only',
      severity: 'error',
      from: { path: '^app/i18n/', pathNot: [tests, '^app/i18n/text-keys\\.ts$'] },
      to: {
        path: '^(app|server|db)/',
        pathNot: ['^app/(kernel|i18n)/', '^app/platform/office/permissions\\.ts$'],
      },
    },
    {
      name: 'db-knows-the-kernel-only',
      severity: 'error',
      from: { path: '^db/', pathNot: tests },
      to: { path: '^(app|server)/', pathNot: '^app/kernel/' },
    },
    {
      name: 'ui-knows-no-room',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: tests },
      to: { path: ['^app/(features|platform)/', '^(server|db)/'] },
    },
    {
      name: 'platform-knows-no-room',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: tests },
      to: { path: ['^app/(features|ui)/', '^server/'] },
    },
    {
      name: 'app-knows-no-server',
      comment: 'server/ is the only place that wires; nothing leans on it.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^server/' },
    },
    {
      name: 'browser-without-server-code',
      comment: 'What the browser loads reaches no server code: it would fail there, or carry secrets along.',
      severity: 'error',
      from: { path: '(\\.island\\.tsx|\\.client\\.ts|^app/entry\\.client\\.tsx)$' },
      to: {
        path: ['\\.server\\.tsx?$', '^(server|db)/', 'node_modules/(pg|drizzle-orm|sharp|pino|hono)/'],
        reachable: true,
      },
    },
    {
      name: 'elements-in-the-frame-of-the-map',
      comment: 'What makes elements for Leaflet is for the map alone: elsewhere React changes the display.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/features/map/frame/' },
      to: { path: '^app/features/map/frame/element\\.client\\.ts$' },
    },
    {
      name: 'browser-without-react-router',
      comment: 'Public pages carry no router: 100 in Lighthouse instead of 90 (docs/decisions).',
      severity: 'error',
      from: { path: '(\\.island\\.tsx|\\.client\\.ts)$' },
      to: { path: 'node_modules/(@react-router|react-router|react-router-dom)/', reachable: true },
    },
    {
      name: 'router-for-hydrated-pages',
      comment:
        'The browser entry loads what hydrates a page when the page was drawn for it, and nothing else loads it.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^app/hydrate-app\\.client\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'router-from-the-entry',
      comment: 'Of what the browser loads at once, nothing imports the router (bench:weight holds it too).',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/entry\\.client\\.tsx$', tests] },
      to: { path: '^app/hydrate-app\\.client\\.tsx$' },
    },
    {
      name: 'product-without-tools',
      comment: 'What runs at the agency needs nothing of what only developers have.',
      severity: 'error',
      from: { path: '^(app|server|db)/', pathNot: [tests, '^app/routes\\.ts$', '^server/dev\\.ts$'] },
      to: { path: [tools], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-dev-dependencies-in-product',
      severity: 'error',
      from: { path: '^(app|server|db)/', pathNot: [tests, '^app/routes\\.ts$', '^server/dev\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: { path: '^(app|server|db)/', pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.react-router/', '\\.(css|svg|woff2|json)$', '\\?url$', '/\\+types/'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
