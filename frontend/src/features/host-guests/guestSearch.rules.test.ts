import type { HostGuest } from '../../api/host/hostGuests';
import { filterWords, findable, findGuests, readSearch, writeSearch } from './guestSearch.rules';

const aGuest = (changes: Partial<HostGuest>): HostGuest => ({
  id: 'a',
  bookingId: 'b',
  isBuyer: true,
  name: 'Dana Reyes',
  username: null,
  email: 'dana@example.com',
  phone: null,
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  roomNumber: null,
  deckNumber: null,
  cabinType: 'inside',
  cabinName: 'Inside Cabin',
  status: 'confirmed',
  paymentStatus: 'paid',
  amountPaidCents: 0,
  remainingCents: 0,
  nextPaymentDate: null,
  addOns: [],
  joinedAt: '2025-06-02T16:00:00Z',
  ...changes,
});
const all = findable([
  aGuest({}),
  aGuest({ name: 'Eli Okoro', email: 'eli@kites.org', tripTitle: 'Baltic', status: 'waitlist' }),
]);
const names = (text: string, status: '' | 'waitlist' | 'cancelled' = '') =>
  findGuests(all, { text, status, sort: null }).map(({ name }) => name);

it.each([
  ['REYES', ['Dana Reyes']],
  ['kites', ['Eli Okoro']],
  ['ensenada', ['Dana Reyes']],
  [' e', ['Dana Reyes', 'Eli Okoro']],
  ['comens', []],
  ['Ökörö, Éli', ['Eli Okoro']],
  ['🚢', []],
])('finds %j by name, e-mail or trip, whatever the keyboard', (text, found) => {
  expect(names(text)).toEqual(found);
});

it('narrows down by status too', () => {
  expect(names('', 'waitlist')).toEqual(['Eli Okoro']);
  expect(names('dana', 'waitlist')).toEqual([]);
});

it('goes into an address and comes out of it', () => {
  const search = { text: 'dan', status: 'cancelled' as const, sort: { id: 'guest', desc: true } };
  const address = writeSearch(new URLSearchParams('tab=guests&trip=3'), search);
  expect(address.toString()).toBe('tab=guests&trip=3&q=dan&status=cancelled&sort=-guest');
  expect(readSearch(address)).toEqual(search);
  expect(writeSearch(address, { text: '', status: '', sort: null }).toString()).toBe('tab=guests&trip=3');
  expect(readSearch(new URLSearchParams('status=drunk')).status).toBe('');
});

it('says in words whom it means', () => {
  expect(filterWords({ text: '', status: '', sort: null })).toBe('everybody');
  expect(filterWords({ text: 'reyes', status: 'waitlist', sort: null })).toBe(
    'on the waiting list, with “reyes” in name, e-mail or trip',
  );
});
