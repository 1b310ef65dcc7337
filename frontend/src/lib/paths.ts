/**
 * Every address of the site, in one place. `PATTERNS` is what the router and the server know (the build writes it to
 * dist/routes.json, so that the server answers 404 for the rest); `paths` builds links.
 */
export const PATTERNS = {
  home: '/',
  templateHome: '/template',
  pricing: '/template/pricing',
  guestInfo: '/template/guest-info',
  checkout: '/template/checkout',
  confirmation: '/template/confirmation',
  chat: '/template/chat',
  login: '/login',
  register: '/register',
  setPassword: '/set-password',
  hostDashboard: '/host/dashboard',
  demoMail: '/demo/mail',
} as const;

/** What the buyer chose, as the address carries it. `price` is whole dollars a person; the server quotes again. */
export interface SelectionQuery {
  cabin: string;
  price: number;
  occupancy: 'Double' | 'Single';
}

type Query = Record<string, string | number | undefined>;

// encodeURIComponent and not URLSearchParams: the specification writes a space in a cabin's name as %20.
function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

export const paths = {
  home: () => PATTERNS.home,
  pricing: () => PATTERNS.pricing,
  guestInfo: (selection: SelectionQuery) => withQuery(PATTERNS.guestInfo, { ...selection }),
  /** `guests` is JSON text of the travellers' first and last names, and nothing else about them. */
  checkout: (selection: SelectionQuery, guests?: string) =>
    withQuery(PATTERNS.checkout, { ...selection, guests }),
  confirmation: (query: Query = {}) => withQuery(PATTERNS.confirmation, query),
  chat: () => PATTERNS.chat,
  /** `next` is where to go after signing in: a path of this site. */
  login: (next?: string) => withQuery(PATTERNS.login, { next }),
  register: () => PATTERNS.register,
  hostDashboard: () => PATTERNS.hostDashboard,
  demoMail: () => PATTERNS.demoMail,
};
