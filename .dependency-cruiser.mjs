// The borders between the parts of the house; each rule says what to do instead. Run by `npm run check`.
const APPS_TESTS = '\\.(test|e2e)\\.tsx?$';
/** Files that only run in tests, wherever they stand. */
const ONLY_FOR_TESTS = [APPS_TESTS, '^api/src/testing/'];

/** Imports that leave `workspace`'s allowed neighbours. */
const only = (workspace, mayUse, comment) => ({
  name: `${workspace}-borders`,
  severity: 'error',
  comment,
  from: { path: `^${workspace}/`, pathNot: ONLY_FOR_TESTS },
  to: {
    path: '^(contract|messages|api|web|test|bin|bench)/',
    pathNot: [`^${workspace}/`, ...mayUse.map((name) => `^${name}/`)],
  },
});

/** A route tree of the web must not reach into another one. */
const tree = (name) => ({
  name: `route-tree-${name}`,
  severity: 'error',
  comment:
    'A page never imports from another route tree: move what both need to web/app/features/<noun> or web/app/ui.',
  from: { path: `^web/app/routes/${name}/` },
  to: { path: '^web/app/routes/(public|dashboard|console)/', pathNot: `^web/app/routes/${name}/` },
});

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from the default export
export default {
  forbidden: [
    only(
      'contract',
      [],
      'The contract depends on zod only: what it needs of others belongs in it, or it is no contract.',
    ),
    only(
      'messages',
      ['contract'],
      'Messages know the contract only: pass the value in as an argument of the message.',
    ),
    only(
      'api',
      ['contract', 'messages'],
      'The API never knows the web: put what both need into contract, or words into messages.',
    ),
    only(
      'web',
      ['contract', 'messages'],
      'The web reaches the API through its typed client (web/app/api): shapes come from contract.',
    ),
    only(
      'demo',
      ['contract', 'messages', 'api'],
      'The demonstration stands beside the site: what it needs of the web belongs into contract or messages.',
    ),
    {
      name: 'product-names-no-demo',
      severity: 'error',
      comment:
        'Production loads no line of the demonstration: offer a port (Demonstration in api/src/deps.ts, or one beside the noun) and fill it in demo/src.',
      from: { path: '^(contract|messages|api|web)/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-loaded-on-demand',
      severity: 'error',
      comment:
        'A command must start in production without the demonstration: import it where it is needed (await import, or bin/lib/demonstration.ts).',
      from: { path: '^bin/' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'demo-asks-nouns',
      severity: 'error',
      comment:
        'Queries and presenters belong to their noun: ask that noun for a verb, or write what is the demonstration’s own in demo/src.',
      from: { path: '^demo/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/.*\\.(queries|presenter)\\.ts$' },
    },
    {
      name: 'contract-packages',
      severity: 'error',
      comment: 'The contract depends on zod only: put code that needs a library into api or web.',
      from: { path: '^contract/src/', pathNot: APPS_TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'contract-no-node',
      severity: 'error',
      comment: 'Contract and messages run in the browser too: leave files, sockets and processes to api.',
      from: { path: '^(contract|messages)/src/', pathNot: APPS_TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-packages',
      severity: 'error',
      comment:
        'Messages need use-intl and the contract only: do the work in api or web and pass the result in.',
      from: { path: '^messages/src/', pathNot: APPS_TESTS },
      to: { path: 'node_modules/', pathNot: 'node_modules/(use-intl|intl-messageformat|@formatjs|zod)/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment:
        'web/app/ui is a kit: hand it texts, links and values as props; what knows the product lives in features.',
      from: { path: '^web/app/ui/', pathNot: APPS_TESTS },
      to: {
        path: [
          '^web/app/(api|features|layout|live|routes|session|site)/',
          '^messages/',
          '^api/',
          'node_modules/(react-router|use-intl)/',
        ],
      },
    },
    {
      name: 'features-know-no-routes',
      severity: 'error',
      comment: 'ui ← features ← routes: a feature gets what it needs from the page that shows it.',
      from: { path: '^web/app/features/', pathNot: APPS_TESTS },
      to: { path: '^web/app/routes/' },
    },
    tree('public'),
    tree('dashboard'),
    tree('console'),
    {
      name: 'private-to-its-noun',
      severity: 'error',
      comment:
        'Queries and presenters belong to their noun: ask that noun for a verb or a rule (its other files) instead.',
      from: { path: '^(api/src/[^/]+)/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/[^/]+/.*\\.(queries|presenter)\\.ts$', pathNot: '^$1/' },
    },
    {
      name: 'private-to-a-noun',
      severity: 'error',
      comment: 'Queries and presenters belong to their noun: app, worker and scripts call its verbs instead.',
      from: { path: '^(api/src/[^/]+\\.ts$|bin/|bench/|test/)' },
      to: { path: '\\.(queries|presenter)\\.ts$' },
    },
    {
      name: 'routes-only-from-app',
      severity: 'error',
      comment:
        'Routes are mounted in one place: move what you need out of the routes file, into a verb of the noun.',
      from: {
        pathNot: ['^api/src/(app|routes|console-routes)\\.ts$', '^demo/src/demonstration\\.ts$', APPS_TESTS],
      },
      to: { path: '^(api|demo)/src/.*\\.routes\\.ts$' },
    },
    {
      name: 'handlers-only-from-worker',
      severity: 'error',
      comment:
        'A job is asked for by its definition (*.jobs.ts), in the transaction; only worker.ts knows the handlers.',
      from: { path: '^(api/src/[^/]+)/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/[^/]+/.*\\.handler\\.ts$', pathNot: '^$1/' },
    },
    {
      name: 'handlers-not-from-the-top',
      severity: 'error',
      comment:
        'A job is asked for by its definition (*.jobs.ts), in the transaction; only worker.ts knows the handlers.',
      from: { path: '^(api/src/[^/]+\\.ts$|bin/|bench/|test/)', pathNot: '^api/src/worker\\.ts$' },
      to: { path: '\\.handler\\.ts$' },
    },
    {
      name: 'platform-knows-no-noun',
      severity: 'error',
      comment: 'platform ← noun: pass the product rule in as an argument, or move the file into the noun.',
      from: { path: '^api/src/platform/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'rooms-of-search-index',
      severity: 'error',
      comment: 'index ← wish ← the face of search: hand what the index needs in as an argument.',
      from: { path: '^api/src/search/index/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/search/', pathNot: '^api/src/search/index/' },
    },
    {
      name: 'rooms-of-search-ground',
      severity: 'error',
      comment: 'sets ← ground ← index: what asks a snapshot stands beside it, in index.',
      from: { path: '^api/src/search/index/(sets|ground)/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/search/', pathNot: ['^api/src/search/index/sets/', '^api/src/search/index/$1/'] },
    },
    {
      name: 'rooms-of-search-wish',
      severity: 'error',
      comment: 'index ← wish ← the face of search: hand what reading a text needs in as an argument.',
      from: { path: '^api/src/search/wish/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/search/', pathNot: '^api/src/search/(index|wish)/' },
    },
    {
      name: 'ads-know-no-search',
      severity: 'error',
      comment: 'search ← nothing of ads: what ads must hear of comes through the port ads/ad-changes.ts.',
      from: { path: '^api/src/ads/', pathNot: ONLY_FOR_TESTS },
      to: { path: '^api/src/search/' },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      comment: 'The product never imports a test or its helpers: move what it needs beside the code.',
      from: { path: '^(contract|messages|api|demo|web)/', pathNot: ONLY_FOR_TESTS },
      to: { path: ONLY_FOR_TESTS },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or need a third that both import.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'The import leads nowhere: name the package in the workspace that uses it, or correct the path.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)' },
    },
  ],
  options: {
    // TypeScript 7 has no parser a JavaScript program could call: without this, nothing at all is cruised.
    parser: 'swc',
    exclude: { path: '(^|/)(build|\\.react-router|\\.data)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
