import { screen, within } from '@testing-library/react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { ADA, openSite, PAID } from './testing/openSite';

beforeEach(() => {
  fakeMatchMedia();
  window.scrollTo = () => undefined;
});

it('leads to itinerary and ship of the trip on sale, and who is on a trip to those of their own, paid or not', async () => {
  const itinerary = () =>
    within(screen.getByRole('navigation', { name: 'Quick' })).getByRole('link', { name: 'Itinerary' });
  const ship = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Ship Details' });
  const { unmount } = openSite();
  expect(itinerary()).toHaveAttribute('href', '/template/itinerary');
  expect(ship()).toHaveAttribute('href', '/template/trip-details');
  unmount();
  for (const session of [PAID, { guest: null, user: ADA }]) {
    const { unmount: leave } = openSite({ session });
    await screen.findByRole('button', { name: 'Log out' });
    expect(itinerary()).toHaveAttribute('href', '/guest/itinerary');
    expect(ship()).toHaveAttribute('href', '/guest/ship');
    leave();
  }
});

const hrefs = (part: HTMLElement, ...names: string[]) =>
  names.map((name) => within(part).getByRole('link', { name }).getAttribute('href'));

it('leads who is on a trip from the footer to its itinerary, ship and terms, as from the menu', async () => {
  const places = () => hrefs(screen.getByRole('contentinfo'), 'Ship details', 'Itinerary', 'Terms');
  const { unmount } = openSite();
  expect(places()).toEqual(['/template/trip-details', '/template/itinerary', '/terms']);
  unmount();
  openSite({ session: { user: ADA, guest: { ...PAID.guest, tripId: 13 } } });
  await screen.findByRole('button', { name: 'Log out' });
  expect(places()).toEqual(['/guest/ship', '/guest/itinerary', '/trips/13/terms']);
});

describe.each(['/template/payment/b', '/template/confirmation?guest=b'])(
  'on the page of a booking, %s',
  (at) => {
    const menu = () =>
      hrefs(screen.getByRole('navigation', { name: 'Main' }), 'Home', 'Ship Details', 'Join Trip');
    const footer = () => hrefs(screen.getByRole('contentinfo'), 'Itinerary', 'Terms', 'Write to us');

    it('leads who bought another trip than the one in front to that trip', () => {
      openSite({ at, known: { front: { id: 1 }, booking: { trip: { id: 13 } } } });
      expect(menu()).toEqual(['/trips/13', '/trips/13/trip-details', '/trips/13/pricing']);
      expect(footer()).toEqual(['/trips/13/itinerary', '/trips/13/terms', '/contact?trip=13']);
    });

    it('leads who bought the one in front where every other page does', () => {
      openSite({ at, known: { front: { id: 1 }, booking: { trip: { id: 1 } } } });
      expect(menu()).toEqual(['/', '/template/trip-details', '/template/pricing']);
      expect(footer()).toEqual(['/template/itinerary', '/terms', '/contact']);
    });

    it('leads who is signed in, and on that trip, to what is theirs', async () => {
      const session = { user: ADA, guest: { ...PAID.guest, tripId: 13 } };
      openSite({ at, session, known: { front: { id: 1 }, booking: { trip: { id: 13 } } } });
      await screen.findByRole('button', { name: 'Log out' });
      expect(menu()).toEqual(['/trips/13', '/guest/ship', '/trips/13/pricing']);
    });
  },
);
