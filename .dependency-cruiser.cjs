/** The import direction of the house: auth < trips < bookings < guests < payments, chat < host; imports go left only. */
const MODULES = ['auth', 'trips', 'bookings', 'guests', 'payments', 'chat', 'host'];
const RIGHT_OF = {
  auth: ['trips', 'bookings', 'guests', 'payments', 'chat', 'host'],
  trips: ['bookings', 'guests', 'payments', 'chat', 'host'],
  bookings: ['guests', 'payments', 'chat', 'host'],
  guests: ['payments', 'chat', 'host'],
  payments: ['chat', 'host'],
  chat: ['payments', 'host'],
  host: [],
};
/** The rooms of the browser's larger features, in the same way. */
const ROOMS = {
  booking: ['frame', 'terms', 'choice', 'traveller'],
  chat: ['engine', 'room', 'message', 'list', 'acts', 'compose', 'notify', 'side'],
  'host-money': ['parts', 'acts', 'booking', 'reminders', 'report', 'list'],
};
const PAYMENTS = 'backend/src/modules/payments';
const rule = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    rule('platform-knows-no-business', '^backend/src/platform/', '^backend/src/(modules/|app\\.module|main)'),
    ...MODULES.filter((m) => RIGHT_OF[m].length).map((m) =>
      rule(
        `${m}-imports-left-only`,
        `^backend/src/modules/${m}/`,
        `^backend/src/modules/(${RIGHT_OF[m].join('|')})/`,
      ),
    ),
    rule(
      'nobody-knows-which-provider',
      `^backend/src/(?!(entities|sealed-columns)\\.ts$|modules/payments/(paypal/|(payments|provider)\\.module\\.ts$))`,
      `^${PAYMENTS}/paypal/`,
      'The payments ask their provider by the classes of payments/provider. Who wires it and who lists its tables may name it.',
    ),
    rule(
      'provider-speaks-neutral-words',
      `^${PAYMENTS}/provider/`,
      `^${PAYMENTS}/(?!provider/)`,
      'What every provider fills knows none of them, and nothing of the rooms that ask.',
    ),
    rule(
      'paypal-tells-by-news',
      `^${PAYMENTS}/paypal/`,
      `^${PAYMENTS}/(?!(paypal|provider|news|alerts)/|take/(form-|take\\.module))`,
      'A notice becomes news, an alert, or a form’s attempt: the books are the rooms’ own.',
    ),
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: '(\\.service|\\.controller|\\.entity|node_modules/(@nestjs|typeorm))',
        dependencyTypesNot: ['type-only'],
      },
    },
    rule('product-does-not-know-the-emulator', '^backend/src/', '^(tools/|backend/test/)'),
    rule('emulator-stands-alone', '^tools/paypal-emulator/', '^(backend/|tools/(?!paypal-emulator/))'),
    rule(
      'contracts-import-nothing',
      '^backend/contracts/(?!.*\\.spec\\.ts$)',
      '^(backend/(?!contracts)|frontend|tools|node_modules)',
    ),
    rule('frontend-imports-only-contracts', '^frontend/(?!e2e/)', '^(backend/(?!contracts/)|tools/)'),
    rule('journeys-stand-outside', '^frontend/e2e/', '^(backend/(?!contracts/)|tools/(?!local/free-port))'),
    rule('pages-do-not-import-app', '^frontend/src/pages/', '^frontend/src/app/'),
    rule('features-are-blind-to-pages', '^frontend/src/features/', '^frontend/src/(app|pages)/'),
    {
      name: 'features-are-blind-to-one-another',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
    ...Object.entries(ROOMS).flatMap(([feature, rooms]) =>
      rooms.map((room, i) =>
        rule(
          `${feature}-${room}-imports-left-only`,
          `^frontend/src/features/${feature}/${room}/(?!.*\\.test\\.tsx?$)`,
          `^frontend/src/features/${feature}/(${[...rooms.slice(i + 1).map((right) => `${right}/`), '[^/]+$'].join('|')})`,
        ),
      ),
    ),
    rule('ui-knows-no-product', '^frontend/src/(ui|lib)/', '^frontend/src/(app|pages|features|api)/'),
    rule('api-stands-below', '^frontend/src/api/', '^frontend/src/(app|pages|features|ui)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist/|\\.data/|\\.generated\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'backend/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'] },
  },
};
