import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import { formatLongDay } from '../../lib/time/dates';
import { PATTERNS, paths } from '../../lib/paths';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestTermsPage from './GuestTermsPage';

const ID = 'Abcdefghijklmnopqrstu1';
const BOOKING = 'Bbcdefghijklmnopqrstu2';
const TODAYS = formatLongDay(TERMS_VERSION);
// The evening of the third where the trip sails.
const AGREED = { version: TERMS_VERSION as string, agreedAt: '2025-06-04T03:00:00.000Z', sailedOn: null };

interface Served {
  me?: Answer;
  terms?: object | null;
  record?: object;
}

function serve({ me = signedIn(), terms = AGREED, record = aGuestRecord() }: Served = {}) {
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/payments': () => [200, { bookings: [{ id: BOOKING, guestId: ID, terms }] }],
    [`GET /api/guests/${ID}`]: () => [200, record],
  });
}
function open(answers: Served = {}, bookingId = BOOKING) {
  serve(answers);
  renderPage(<GuestTermsPage />, paths.guestTerms(bookingId), PATTERNS.guestTerms);
}
const section = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

it('says when and to which version the buyer agreed, and what the booking keeps, whatever the trip has now', async () => {
  const { trip, price } = aGuestRecord();
  const organiser = { name: 'Lantern Tours', address: '', registration: 'CST 12' };
  const kept = { ...trip, minimumAge: 21, taxPercent: 9, insuranceCents: 20_000, organiser };
  const cancellation = { reassuranceDays: 0, steps: [{ daysBefore: 90, percent: 25 }] };
  open({
    record: aGuestRecord({
      trip: { ...kept, cancellation },
      travelInsurance: true,
      price: { ...price, insuranceCents: 16_000 },
    }),
  });
  const when = `You agreed to these on June 3, 2025 (version of ${TODAYS}).`;
  expect(await screen.findByText(when)).toBeVisible();
  const booked = await section('Your booking');
  expect(booked).toHaveTextContent('21 or older');
  expect(booked).toHaveTextContent('The trip is organised by Lantern Tours. CST 12.');
  const money = await section('Price and payment');
  expect(money).toHaveTextContent('Taxes and fees of 9%');
  expect(money).toHaveTextContent('Travel insurance is $160');
  expect(await section('Cancellation and refunds')).toHaveTextContent('90 or more days before departure');
  const today =
    'The name, organiser, destination and days of the trip and how long passports have to be valid are as they are today.';
  expect(screen.getByText(today)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Download the terms/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your payments' })).toHaveAttribute(
    'href',
    `/guest/payment/${BOOKING}`,
  );
});

it('shows what the trip had added to them when the booking was made, after what every trip has', async () => {
  const { trip } = aGuestRecord();
  const ownTerms = [{ title: 'Dress', text: 'White on the first night.' }];
  open({ record: aGuestRecord({ trip: { ...trip, ownTerms } }) });
  expect(await section('Dress')).toHaveTextContent('White on the first night.');
  const kept = /What the trip adds to them, at the end, is as it was when you booked\.$/;
  expect(screen.getByText(kept)).toBeVisible();
});

it('says that the words are other ones where an older version was agreed to', async () => {
  open({ terms: { ...AGREED, version: '2024-03-01' } });
  const lead = await screen.findByText(/^You agreed to these on/);
  expect(lead).toHaveTextContent('on June 3, 2025 (version of March 1, 2024). Our words have changed since');
  expect(lead).toHaveTextContent(`these are of ${TODAYS}, with the figures of your booking.`);
});

it('names the day of sailing for which the buyer agreed, where it has been moved', async () => {
  open({ terms: { ...AGREED, sailedOn: '2025-08-29' } });
  const today = await screen.findByText(/, the price of travel insurance and how long .* as they are today/);
  expect(today).toHaveTextContent('When you agreed, it was to sail on August 29, 2025.');
});

it('says to whom has not been asked yet that they have not, and which terms their booking has', async () => {
  open({ terms: null });
  expect(await screen.findByText(/^You have not been asked to agree to terms/)).toBeVisible();
  expect(await section('Changes')).toBeVisible();
});

it('shows the terms of no other booking in place of one that is not the person’s', async () => {
  open({}, 'Zbcdefghijklmnopqrstu9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not a booking of yours' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Your payments' })).toHaveAttribute('href', '/guest/payment');
});

it('sends a visitor to the login and back', async () => {
  open({ me: VISITOR });
  expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(paths.guestTerms(BOOKING))}`,
  );
});

it.each<[string, string]>([
  ['the bookings', 'GET /api/guest/payments'],
  ['the booking', `GET /api/guests/${ID}`],
])('says so where %s did not load, and asks again', async (_, route) => {
  const answers: Record<string, () => Answer> = {
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/payments': () => [200, { bookings: [{ id: BOOKING, guestId: ID, terms: AGREED }] }],
  };
  fakeServer({ ...answers, [route]: () => BROKEN });
  renderPage(<GuestTermsPage />, paths.guestTerms(BOOKING), PATTERNS.guestTerms);
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section('Cancellation and refunds')).toBeVisible();
});
