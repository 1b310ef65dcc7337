import { screen, waitFor } from '@testing-library/react';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aFront, aSlide, unwritten } from '../../testing/tripPages';
import { WelcomeHero } from './WelcomeHero';

function open(front: Answer) {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [aGuestTrip()]],
    'GET /api/guest/trips/1/front': () => front,
  });
  renderPage(<WelcomeHero />, '/template/guest-homepage');
}
const shown = () => screen.getByRole('region', { name: 'Welcome' }).querySelector('img')?.getAttribute('src');

it.each<[string, Answer, RegExp]>([
  [
    'what their own trip shows first',
    [200, aFront({ slides: [aSlide({ picture: 'own/Abcdefghijklmnopqrstu1' })] })],
    /pictures\/Abcdefghijklmnopqrstu1$/,
  ],
  ['a ship where nobody has chosen a picture', [200, unwritten()], /ship-sunset-hero/],
  ['a ship where the trip’s pages do not load', [500], /ship-sunset-hero/],
])('welcomes with %s', async (_, front, picture) => {
  open(front);
  await waitFor(() => expect(shown()).toMatch(picture), { timeout: 5000 });
});
