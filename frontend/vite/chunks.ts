const ROUTER = '(react-router|react-router-dom|cookie)';
const MUI_STYLE =
  '(@mui/(system|utils|styled-engine|private-theming|material/(styles|utils|colors))|@emotion|@babel|stylis|clsx|prop-types|react-is|hoist-non-react-statics)';
/** What most public pages share beyond the frame: a request for each small piece would cost more than it weighs. */
const SHARED = [
  'lib/(clock|dates|money|numbers|paths|swipe|useHydrated)\\.',
  'ui/(Button|button|PrintButton|ErrorNote|FeatureList|Money|DateText|PageTitle|pageHead|Picture\\.|picture|Skeleton|useSwipe)',
  'features/trip/',
  'api/(http|errors|trip|quote|client)\\.',
];
const SHARED_ICONS =
  'lucide-react/dist/esm/icons/(anchor|arrow-up-down|calendar-plus|check|chevron-left|chevron-right|circle-alert|circle-exclamation-point|clock|ferris-wheel|printer|star)\\.';

const MUI_MATERIAL = 'node_modules/@mui/material/';
/** MUI's parts of forms with choices, and of forms with lists and texts of a field's own. */
const CHOICES = new RegExp(`${MUI_MATERIAL}(FormControlLabel|FormGroup|Radio|RadioGroup)/`);
const FIELDS = new RegExp(`${MUI_MATERIAL}(InputAdornment|Input|NativeSelect)/`);
/** What the steps of a booking share. Each of these files weighs less than asking for it. */
const BOOKING =
  /src\/(api\/draft\.|lib\/leave|features\/booking\/(Actions|Agreement|BookingFrame|BookingProgress|CabinCard|DeviceNote|ErrorSummary|GuestNotFound|Panel|PictureCard|PriceLines|PriceNotice|SummaryBar|TotalAnnouncement|selection|summaryLines|noPlaceWords|birthDate|deviceDraft|guestsQuery|traveller|travellerProblems))\b/;
/** What a traveller is asked: while booking, and in the profile. */
const TRAVELLERS =
  /src\/features\/booking\/(BirthDateField|EmergencyContact|PassportField|RelationField|Traveller|useTravellersForm|useKeptEntries|typedEarly)/;
/** What pages behind the login, and booking, wait, ask and tell with. */
const ASKING =
  /src\/ui\/(Panel|ShowButton|Waiting|goToControl|toast)\.|@tanstack\/.*\/(useMutation|mutationObserver)\./;

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
  { name: 'site', test: new RegExp(`src/main\\.tsx|src/(${SHARED.join('|')})|${SHARED_ICONS}`), priority: 4 },
  {
    name: 'cabins',
    test: /src\/features\/(cabins|booking)\/(cabinPictures|cancellation|useDepositExample|useCabinFigures)/,
    priority: 3,
  },
  together('choices', CHOICES),
  together('fields', FIELDS),
  together('booking', BOOKING),
  together('travellers', TRAVELLERS),
  together('asking', ASKING),
  { name: 'mui-style', test: new RegExp(`node_modules/${MUI_STYLE}/`), minShareCount: 5, priority: 2 },
  { name: 'mui', test: /node_modules\/@mui\/material\/|src\/ui\/FormField\./, minShareCount: 6, priority: 1 },
];
