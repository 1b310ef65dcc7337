import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Matches files of ours, named without their endings, and whole folders. One that has moved stops the build: nothing else
 * would tell that the cut no longer fits.
 */
function ours(...paths: string[]): RegExp {
  for (const path of paths) {
    const place = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
    if (!['', '.ts', '.tsx'].some((ending) => existsSync(place + ending)))
      throw new Error(`vite/chunks.ts names src/${path}, which is not there.`);
  }
  return new RegExp(`/src/(${paths.join('|')})[./]`);
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

const ROUTER = '(react-router|react-router-dom|cookie)';
const MUI_STYLE =
  '(@mui/(system|utils|styled-engine|private-theming|material/(styles|utils|colors))|@emotion|@babel|stylis|clsx|prop-types|react-is|hoist-non-react-statics)';
/** The start, and what most public pages share beyond the frame: a request for each small piece would cost more than it weighs. */
const SHARED = ours(
  'main',
  ...inFolder('lib', 'money', 'numbers', 'paidLater', 'paths', 'ratedBy', 'time/clock', 'time/dates'),
  ...inFolder('lib/browser', 'popFirst', 'swipe', 'useHydrated'),
  ...inFolder('ui', 'Button', 'ButtonLink', 'buttonLook', 'button.module.css', 'PrintButton', 'ErrorNote'),
  ...inFolder('ui', 'FeatureList', 'Money', 'DateText', 'PageTitle', 'pageHead', 'Picture', 'pictureSteps'),
  ...inFolder('ui', 'pictureSources', 'pictures.generated', 'Skeleton', 'useSwipe'),
  ...inFolder('ui', 'TripPicture', 'tripPictures', 'LatePicture', 'MarkedNote', 'MarkedNote.module.css'),
  'features/trip',
  'features/cabins/cheapestCabin',
  ...inFolder('api', 'http', 'errors', 'trip', 'tripPages', 'quote', 'client'),
);
const SHARED_ICONS =
  'lucide-react/dist/esm/icons/(anchor|arrow-up-down|calendar-plus|check|chevron-left|chevron-right|circle-alert|circle-exclamation-point|clock|ferris-wheel|printer|star)\\.';

const MUI_MATERIAL = 'node_modules/@mui/material/';
/** MUI's parts of forms with lists and texts of a field's own. */
const FIELDS = new RegExp(`${MUI_MATERIAL}(InputAdornment|Input|NativeSelect)/`);
/** What is said of cabins and their prices beside a booking. */
const CABINS = ours(
  ...inFolder('features/cabins', 'cabinsLeftWords', 'useDepositExample', 'useCabinFigures'),
  'features/booking/terms/cancellation',
  'lib/firstLetter',
);
/** What the price page shares with others: names in a row, the parts of a plan, who wrote a review; and small icons. */
const PRICES = new RegExp(
  `${ours('features/cabins/review', ...inFolder('lib', 'cabinNames', 'cancellation', 'inARow', 'installmentPlan')).source}|/backend/contracts/insurance\\.|lucide-react/dist/esm/icons/(calendar-clock|chevron-down|hand-coins)\\.`,
);
/** How the home page and the ship's page draw what a trip has written on them. */
const LOOKS = ours(...inFolder('ui', 'cardIconLooks', 'stockLooks'));
/** The page of a ship, which its guests see as well: its icons weigh less than a file of their own. */
const SHIP = ours(
  ...inFolder(
    'pages/trip-details',
    'Amenities',
    'Extras',
    'FactsNote',
    'FactsPanel',
    'GoodToKnow',
    'OnBoard',
  ),
  ...inFolder('pages/trip-details', 'PictureGallery', 'ShipFacts', 'ShipHero', 'ShipHighlights', 'ShipIcon'),
  ...inFolder('pages/trip-details', 'ShipTitle', 'ShipWait', 'galleryOf', 'tripFacts', 'unknownShip'),
  'ui/shipIconLooks',
);
/** What the steps of a booking share. Each of these files weighs less than asking for it. */
const BOOKING = ours(
  'api/draft',
  'lib/browser/leave',
  'features/booking/choice',
  ...inFolder('features/cabins', 'soldOutCabin', 'SoldOutCabinNote'),
  // Not what only a booking's link leads to: GuestNotFound, MaskedEmail.
  ...inFolder('features/booking/frame', 'Actions', 'BookingFrame', 'BookingProgress', 'NotOpenNote'),
  ...inFolder('features/booking/frame', 'Panel', 'SummaryBar'),
  ...inFolder('features/booking/terms', 'noPlaceWords'),
  ...inFolder(
    'features/booking/traveller',
    'DeviceNote',
    'ageRule',
    'ErrorSummary',
    'summaryLines',
    'birthDate',
    'deviceDraft',
  ),
  ...inFolder('features/booking/traveller', 'guestsQuery', 'traveller', 'travellerProblems'),
);
/** What a traveller is asked: while booking, and in the profile. */
const TRAVELLERS = ours(
  ...inFolder(
    'features/booking/traveller',
    'BirthDateField',
    'EmergencyContact',
    'PassportField',
    'RelationField',
  ),
  ...inFolder(
    'features/booking/traveller',
    'OneNameBox',
    'PhoneField',
    'TravellerDateField',
    'TravellerFields',
  ),
  ...inFolder('features/booking/traveller', 'TravellerTextField', 'WishFields', 'useTravellersForm'),
  ...inFolder('features/booking/traveller', 'useKeptEntries', 'typedEarly'),
);
/** What pages behind the login, and booking, wait, ask and tell with. */
const ASKING = new RegExp(
  `${ours(...inFolder('ui', 'ChoiceText', 'Panel', 'ShowButton', 'Waiting', 'form/Radios', 'form/Tick', 'goToControl', 'toast')).source}|@tanstack/.*/(useMutation|mutationObserver)\\.`,
);

/** What two small files hold that are always asked for together. */
const LIMITS = new RegExp(`${ours('ui/useTextLimit').source}|/backend/contracts/text-limits\\.`);
const ZONED = ours('lib/time/zoned', 'lib/time/zonedFormat');

/** Files put together without what they import, which would draw in packages that other pages share. */
const together = (name: string, test: RegExp) => ({
  name,
  test,
  priority: 3,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/**
 * How the site is cut into files, the first match wins: a public page is three or four of them. Packages change seldom and
 * stay in caches; the frame of every page and what its pages share are one file with the start itself.
 */
export const CHUNKS = [
  { name: 'react', test: new RegExp(`node_modules/(react|react-dom|scheduler|${ROUTER})/`), priority: 5 },
  { name: 'site', test: new RegExp(`${SHARED.source}|${SHARED_ICONS}`), priority: 4 },
  { name: 'cabins', test: CABINS, priority: 3 },
  { name: 'prices', test: PRICES, priority: 3 },
  { name: 'looks', test: LOOKS, priority: 3 },
  { name: 'limits', test: LIMITS, priority: 3 },
  { name: 'zoned', test: ZONED, priority: 3 },
  { name: 'ship', test: SHIP, priority: 3 },
  together('fields', FIELDS),
  together('booking', BOOKING),
  together('travellers', TRAVELLERS),
  together('asking', ASKING),
  { name: 'mui-style', test: new RegExp(`node_modules/${MUI_STYLE}/`), minShareCount: 5, priority: 2 },
  {
    name: 'mui',
    test: new RegExp(MUI_MATERIAL),
    minShareCount: 6,
    priority: 1,
  },
];
