// Which code may depend on which: section 3 of docs/style.md, one rule a sentence.
// .scripts/boundaries.test.mjs proves that every rule here bites.

const npm = (...names) => `(^|/)node_modules/(${names.join('|')})`;
const TEST = '[.](test|spec|examples)[.]tsx?$|/testing/|/bench/';

const workspaces = [
  {
    name: 'workspaces-stay-apart',
    comment:
      'Workspaces meet at the HTTP contract; only the frontend may use the design system, by its name.',
    from: { path: '^(frontend|bff|design-system|e2e)/' },
    to: { path: '^(frontend|bff|design-system|e2e)/', pathNot: ['^$1/', '^design-system/src/index[.]ts$'] },
  },
  {
    name: 'design-system-serves-the-frontend',
    comment: 'bff and e2e have no business with components.',
    from: { path: '^(bff|e2e)/' },
    to: { path: '^design-system/' },
  },
  {
    name: 'e2e-reaches-the-product-over-http',
    comment:
      'Journeys use Playwright, the container starter, a tool for pictures and what a device has, nothing of the product.',
    from: { path: '^e2e/' },
    to: {
      dependencyTypesNot: ['core', 'local', 'localmodule'],
      path: npm('.+'),
      pathNot: npm('@playwright/test/', 'axe-core/', 'mqtt/', 'testcontainers/', 'sharp/'),
    },
  },
  {
    name: 'no-test-support-in-the-product',
    comment: 'Fakes and factories never ship.',
    from: { path: '^(frontend|bff|design-system)/src/', pathNot: TEST },
    to: { path: '^(frontend|bff|design-system)/src/(testing/|.*[.]test[.]tsx?$)' },
  },
  {
    name: 'no-development-packages-in-the-bff',
    comment: 'The container image installs production dependencies only.',
    from: { path: '^bff/src/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

const frontend = [
  {
    name: 'features-stay-apart',
    comment: 'Two features that need each other meet in app/, in the URL or in the cache.',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'features-know-no-app',
    comment: 'The app composes features, never the other way round.',
    from: { path: '^frontend/src/features/' },
    to: { path: '^frontend/src/app/' },
  },
  {
    name: 'features-use-the-store-by-hooks',
    comment: 'The typed hooks are the way to the store; its composition is not a feature’s concern.',
    from: { path: '^frontend/src/features/', pathNot: TEST },
    to: { path: '^frontend/src/store/', pathNot: '^frontend/src/store/hooks[.]ts$' },
  },
  {
    name: 'generated-client-only-in-api',
    comment: 'Everyone else imports the tagged hooks of <domain>.api.ts, in the api folder of a domain.',
    from: { path: '^frontend/src/', pathNot: '/api/' },
    to: { path: '^frontend/src/api/generated/' },
  },
  {
    name: 'store-sees-feature-surfaces',
    comment: 'A slice reaches the store through its feature’s index.',
    from: { path: '^frontend/src/store/', pathNot: TEST },
    to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/[^/]+/index[.]ts$' },
  },
  {
    name: 'store-shows-nothing',
    comment: 'State has no pages and no components.',
    from: { path: '^frontend/src/store/', pathNot: TEST },
    to: { path: '^frontend/src/(app|components)/|^design-system/' },
  },
  {
    name: 'shared-code-knows-no-feature',
    comment: 'components, shared, platform, api and lib are below the features and the app.',
    from: { path: '^frontend/src/(components|shared|platform|api|lib)/', pathNot: TEST },
    to: { path: '^frontend/src/(features|app)/' },
  },
  {
    name: 'shared-code-takes-only-types-from-the-store',
    comment: 'A shared folder that runs store code would close a circle.',
    from: { path: '^frontend/src/(components|shared|platform|api|lib)/', pathNot: TEST },
    to: { path: '^frontend/src/store/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'shared-is-below-components',
    comment: 'Order of the shared folders: components, shared, platform, api, lib.',
    from: { path: '^frontend/src/shared/', pathNot: TEST },
    to: { path: '^frontend/src/components/' },
  },
  {
    name: 'platform-is-below-shared',
    comment: 'What the browser gives knows no domain of the product.',
    from: { path: '^frontend/src/platform/', pathNot: TEST },
    to: { path: '^frontend/src/(components|shared)/' },
  },
  {
    name: 'api-is-below-platform',
    comment: 'The client of the server needs nothing of the browser but its network.',
    from: { path: '^frontend/src/api/', pathNot: TEST },
    to: { path: '^frontend/src/(components|shared|platform)/' },
  },
  {
    name: 'lib-is-lowest',
    comment: 'What has no domain knows none.',
    from: { path: '^frontend/src/lib/', pathNot: TEST },
    to: { path: '^frontend/src/(components|shared|platform|api)/' },
  },
  {
    name: 'no-feature-imports-its-own-index',
    comment: 'An index is for those outside the folder.',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/features/$1/index[.]ts$' },
  },
];

const designSystem = [
  {
    name: 'only-the-design-system-draws-with-mui',
    comment: 'A missing component is added to the design system, not worked around.',
    from: { pathNot: '^design-system/' },
    to: { path: npm('@mui/', '@emotion/', 'notistack/') },
  },
  {
    name: 'design-system-stands-alone',
    comment: 'No network, no Redux, no routing.',
    from: { path: '^design-system/' },
    to: {
      path: npm('@reduxjs/', 'redux/', 'react-redux/', 'react-router', 'firebase/', '@firebase/', 'axios/'),
    },
  },
  {
    name: 'tokens-are-plain-data',
    comment: 'Tokens are read by scripts and tests without a browser.',
    from: { path: '^design-system/src/tokens/', pathNot: TEST },
    to: { path: [npm('react', '@mui/', '@emotion/'), '^design-system/src/(theme|components|patterns)/'] },
  },
  {
    name: 'components-know-no-pattern',
    comment: 'Patterns combine components.',
    from: { path: '^design-system/src/(components|theme|internal)/', pathNot: TEST },
    to: { path: '^design-system/src/patterns/' },
  },
  {
    name: 'theme-knows-no-component',
    comment: 'Components are drawn by the theme, not the reverse.',
    from: { path: '^design-system/src/theme/' },
    to: { path: '^design-system/src/components/' },
  },
  {
    name: 'design-system-internals-stay-inside',
    comment: 'internal/ is never exported.',
    from: { path: '^design-system/src/index[.]ts$' },
    to: { path: '^design-system/src/internal/' },
  },
  {
    name: 'design-system-never-imports-its-own-index',
    comment: 'An index is for those outside the folder.',
    from: { path: '^design-system/src/' },
    to: { path: '^design-system/src/index[.]ts$' },
  },
];

const MODULE_FILE = (role) => `^bff/src/modules/([^/]+)/.*[.]${role}[.]ts$`;
const bff = [
  {
    name: 'controllers-speak-http-only',
    comment: 'A controller calls its service; it knows no query and no table.',
    from: { path: '[.]controller[.]ts$' },
    to: {
      path: [
        '[.](repository|table)[.]ts$',
        '^bff/src/database/',
        npm('drizzle-orm/', 'pg/', '@electric-sql/'),
      ],
    },
  },
  {
    name: 'controllers-use-their-own-service',
    comment: 'Another domain is reached through the own service; what every import is asked is the same.',
    from: { path: MODULE_FILE('controller') },
    to: {
      path: '^bff/src/modules/',
      pathNot: ['^bff/src/modules/$1/', '^bff/src/modules/imports/imports[.]dto[.]ts$'],
    },
  },
  {
    name: 'services-know-no-http-and-no-sql',
    comment:
      'Rules and decisions stay free of express and drizzle; a transaction, and what processes tell each other, is all they see of the database.',
    from: { path: '[.]service[.]ts$', pathNot: '^bff/src/(common|database|integrations|modules/health)/' },
    to: {
      path: [
        '[.](controller|table)[.]ts$',
        '^bff/src/database/',
        npm('express/', '@types/express/', 'drizzle-orm/', 'pg/'),
      ],
      pathNot: '^bff/src/database/(transactions?|cache-notices)[.]ts$',
    },
  },
  {
    name: 'repositories-hold-queries-only',
    comment: 'No service, no request shape, no HTTP answer below the service.',
    from: { path: '[.]repository[.]ts$' },
    to: {
      path: ['[.](service|dto|controller|mapper)[.]ts$', '^bff/src/common/http/'],
      pathNot: '^bff/src/modules/signals/',
    },
  },
  {
    name: 'repositories-own-their-tables',
    comment:
      'Another domain’s rows are read through its service; only users, to whom every row belongs, may be joined. Signals are written in the transaction of what happened.',
    from: { path: MODULE_FILE('repository') },
    to: {
      path: '^bff/src/modules/',
      pathNot: ['^bff/src/modules/($1|signals)/', '^bff/src/modules/users/users[.]table[.]ts$'],
    },
  },
  {
    name: 'tables-stand-alone',
    comment:
      'Columns, another table for a foreign key, and the words and shapes of its own module or integration.',
    from: { path: '^bff/src/(?:modules/([^/]+)|database)/.*[.]table[.]ts$' },
    to: {
      path: ['^bff/', npm('.+')],
      pathNot: [
        '^bff/src/database/(columns|ownership)[.]ts$',
        '[.]table[.]ts$',
        '^bff/src/modules/$1/[^.]+[.]ts$',
        '^bff/src/integrations/$1/[^.]+[.]ts$',
        npm('drizzle-orm/'),
      ],
    },
  },
  {
    name: 'modules-meet-at-services',
    comment:
      'From another module: its Nest module, the services it exports and its words; a table only for a foreign key; what reads language; what every import needs; what tells that something happened; what is measured.',
    from: { path: '^bff/src/modules/([^/]+)/', pathNot: [TEST, '^bff/src/modules/[^/]+/skills/'] },
    to: {
      path: '^bff/src/modules/([^/]+)/',
      pathNot: [
        '^bff/src/modules/$1/',
        '^bff/src/modules/(language|imports|events|signals)/',
        '^bff/src/modules/biometrics/(metrics|units|reading-values|shown-series)[.]ts$',
        // Rules do what skills do: see the rule for the kit.
        '^bff/src/modules/skills/kit/',
        '[.](module|service|dto|table|words|calls)[.]ts$',
      ],
    },
  },
  {
    name: 'kit-is-for-skills-and-rules',
    comment: 'What calls skills is a skill, the engine, or an automation.',
    from: {
      path: '^bff/src/modules/',
      pathNot: [TEST, '^bff/src/modules/[^/]+/skills/', '^bff/src/modules/(skills|automations)/'],
    },
    to: { path: '^bff/src/modules/skills/kit/' },
  },
  {
    name: 'imports-know-no-kind',
    comment: 'What every import needs knows nothing of what is imported: each module brings its own.',
    from: { path: '^bff/src/modules/imports/', pathNot: TEST },
    to: {
      path: '^bff/src/modules/',
      pathNot: ['^bff/src/modules/(imports|events)/', '^bff/src/modules/users/users[.]table[.]ts$'],
    },
  },
  {
    name: 'language-knows-no-module',
    comment:
      'What reads language has no data and no skill of its own: everybody may use it, and it uses nobody.',
    from: { path: '^bff/src/modules/language/', pathNot: TEST },
    to: { path: '^bff/src/modules/', pathNot: '^bff/src/modules/language/' },
  },
  {
    name: 'skills-are-written-with-the-kit',
    comment:
      'A domain’s skills see the kit, what reads and tells the memory, and like everybody else modules, services and words.',
    from: { path: '^bff/src/modules/([^/]+)/skills/', pathNot: TEST },
    to: {
      path: '^bff/src/modules/([^/]+)/',
      pathNot: [
        '^bff/src/modules/$1/',
        '^bff/src/modules/language/',
        '^bff/src/modules/biometrics/metrics[.]ts$',
        '[.](module|service|dto|words)[.]ts$',
        '^bff/src/modules/skills/(kit|answering|understanding|contexts)/',
        '^bff/src/modules/skills/(skill|screens)[.]ts$',
      ],
    },
  },
  {
    name: 'engine-knows-no-skill',
    comment: 'Skills are found by what they provide: the engine imports none of them.',
    from: { path: '^bff/src/modules/skills/', pathNot: TEST },
    to: { path: '^bff/src/modules/[^/]+/skills/' },
  },
  {
    name: 'tables-only-for-tables-and-repositories',
    comment: 'Rows leave the module as responses, through its mapper.',
    from: { path: '^bff/src/modules/', pathNot: [TEST, '[.](repository|table|mapper)[.]ts$'] },
    to: { path: '[.]table[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'foundations-know-no-module',
    comment: 'config, common, database and integrations are below the modules.',
    from: { path: '^bff/src/(config|common|database|integrations)/', pathNot: TEST },
    to: { path: '^bff/src/modules/' },
  },
  {
    name: 'config-is-lowest',
    comment: 'Order of the foundations: integrations, database, common, config.',
    from: { path: '^bff/src/config/', pathNot: TEST },
    to: { path: '^bff/src/(common|database|integrations)/', pathNot: '^bff/src/common/start-error[.]ts$' },
  },
  {
    name: 'common-is-below-database',
    comment: 'Order of the foundations: integrations, database, common, config.',
    from: { path: '^bff/src/common/', pathNot: TEST },
    to: { path: '^bff/src/(database|integrations)/' },
  },
  {
    name: 'database-is-below-integrations',
    comment: 'Order of the foundations: integrations, database, common, config.',
    from: { path: '^bff/src/database/', pathNot: TEST },
    to: { path: '^bff/src/integrations/' },
  },
  {
    name: 'emulator-stays-outside-the-bff',
    comment: 'The identity emulator is a program of its own; its package never reaches the server.',
    from: { path: '^bff/src/' },
    to: { path: ['^bff/identity-emulator/', npm('firebase-tools/')] },
  },
];

const graph = [
  {
    name: 'no-circles',
    comment: 'Code flows one way; type-only edges vanish at build time and may point back.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-orphans',
    comment: 'A file nobody reaches is dead.',
    from: {
      orphan: true,
      pathNot: [
        '[.]d[.]ts$',
        '[.](test|spec|examples|setup)[.]tsx?$',
        '(^|/)[^/]+[.]config[.][cm]?[jt]s$',
        '^frontend/openapi-config[.]ts$',
        '^bff/identity-emulator/browser/',
        // Preloaded into a server by its path.
        '^bff/bench/everyday/clock[.]mjs$',
        // Compiled into the pages themselves, imported by nothing.
        '^frontend/build/prerender/page-script[.]ts$',
        // An entry of the build of its own, which needs nothing.
        '^frontend/service-worker/retire[.]ts$',
      ],
    },
    to: {},
  },
  {
    name: 'imports-resolve',
    comment: 'An import that resolves nowhere works by accident, on one machine.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

module.exports = {
  forbidden: [...workspaces, ...frontend, ...designSystem, ...bff, ...graph].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(?!.*node_modules/).*/(dist|public|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
