import { finds, folded } from '../../../../backend/contracts/fold';
import type { HostGuest } from '../../api/host/hostGuests';
import { withSet } from '../../lib/withSet';
import type { Sort } from '../../ui/table/columns';

const STATUSES = ['confirmed', 'pending_payment', 'cancelled', 'waitlist'] as const;
type GuestStatusChoice = (typeof STATUSES)[number];

/** What the address asks for; an empty text and status mean everybody. */
export interface GuestSearch {
  text: string;
  status: GuestStatusChoice | '';
  sort: Sort | null;
}

/** `?q=dan&status=waitlist&sort=guest` or `&sort=-guest` for the other way round. */
export function readSearch(query: URLSearchParams): GuestSearch {
  const sort = query.get('sort') ?? '';
  const desc = sort.startsWith('-');
  return {
    text: query.get('q') ?? '',
    status: STATUSES.find((status) => status === query.get('status')) ?? '',
    sort: sort ? { id: desc ? sort.slice(1) : sort, desc } : null,
  };
}

/** The address that asks for this; what else stands in it stays. */
export const writeSearch = (query: URLSearchParams, { text, status, sort }: GuestSearch): URLSearchParams =>
  withSet(query, { q: text, status, sort: sort && `${sort.desc ? '-' : ''}${sort.id}` });

/** A guest with what a search looks at, made once for all searches. */
export interface Findable {
  guest: HostGuest;
  /** Folded: of the guest, and of the trip. */
  texts: readonly string[];
}

export const findable = (guests: readonly HostGuest[]): Findable[] =>
  guests.map((guest) => ({
    guest,
    texts: [folded(`${guest.name} ${guest.email}`), folded(guest.tripTitle)],
  }));

/** Whose name, e-mail or trip has these letters, whatever the keyboard, and whose status is the chosen one. */
export function findGuests(all: readonly Findable[], { text, status }: GuestSearch): HostGuest[] {
  const isFound = finds(text);
  return all
    .filter(({ guest, texts }) => (!status || guest.status === status) && texts.some(isFound))
    .map(({ guest }) => guest);
}

const STATUS_WORDS: Record<GuestStatusChoice, string> = {
  confirmed: 'confirmed',
  pending_payment: 'pending payment',
  cancelled: 'cancelled',
  waitlist: 'on the waiting list',
};

/** The filter in words, for paper and before an export: "confirmed, with “reyes” in name, e-mail or trip". */
export function filterWords({ text, status }: GuestSearch): string {
  const parts = [
    status && STATUS_WORDS[status],
    text.trim() && `with “${text.trim()}” in name, e-mail or trip`,
  ];
  return parts.filter(Boolean).join(', ') || 'everybody';
}
