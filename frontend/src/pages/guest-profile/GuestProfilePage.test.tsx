import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestProfilePage from './GuestProfilePage';

function open({ me = signedIn(), profile = [200, aGuestProfile()] as Answer } = {}) {
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/profile': () => profile,
    'POST /api/auth/logout': () => [204],
  });
  renderPage(<GuestProfilePage />, '/guest/profile');
}

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

it('shows who signs in and what is booked', async () => {
  open();
  const you = await region('You');
  for (const words of ['Nina Okafor', 'nina@example.com', '+1 619 555 0100'])
    expect(you).toHaveTextContent(words);
  const booking = await region('Your booking');
  for (const words of ['ABCD1234', 'Inside Cabin, double occupancy', 'March 12, 2025', '$406 of $1,624']) {
    expect(booking).toHaveTextContent(words);
  }
});

it('tells for each traveller what is missing, and how to bring it', async () => {
  open();
  const travellers = await region('Travellers');
  const [nina, daniel] = within(travellers).getAllByRole('listitem');
  expect(nina).toHaveTextContent('Passport, date of birth and emergency contact are here');
  expect(daniel).toHaveTextContent('Still missing: passport number and emergency contact');
  expect(within(travellers).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

it('says nothing of a companion’s details where they are not this person’s to see', async () => {
  const profile = aGuestProfile();
  const travellers = [{ name: 'Daniel Okafor', isYou: false, missing: null }];
  open({ profile: [200, { ...profile, booking: { ...profile.booking, travellers } }] });
  expect((await region('Travellers')).textContent).toBe('TravellersDaniel Okafor');
});

it('shows how the others see one', async () => {
  open();
  const others = await region('How others see you');
  expect(others).toHaveTextContent('First nameNina');
  expect(others).toHaveTextContent('Dancing, Street food');
  expect(others).not.toHaveTextContent('Okafor');
});

it('leads who has booked nothing to the cabins', async () => {
  open({ profile: [200, aGuestProfile({ booking: null })] });
  expect(await region('Your booking')).toHaveTextContent('There is no booking under this account.');
  expect(screen.queryByRole('region', { name: 'Travellers' })).toBeNull();
});

it('has nothing to type into, a way to ask for changes, and a way out', async () => {
  open();
  const changes = await region('Something to change?');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(within(changes).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await userEvent.click(within(changes).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('You are at /login')).toBeVisible();
});

it('says what did not load, and asks again', async () => {
  open({ profile: BROKEN });
  expect(await screen.findByText('It broke.')).toBeVisible();
  fakeServer({ 'GET /api/guest/profile': () => [200, aGuestProfile()] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('You')).toBeVisible();
});

it.each<[string, Answer]>([
  ['visitors', VISITOR],
  ['hosts', signedIn({ role: 'host' })],
])('is denied to %s', async (_, me) => {
  open({ me });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
