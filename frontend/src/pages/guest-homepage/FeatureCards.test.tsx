import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { FeatureCards } from './FeatureCards';

it('says on its card that the guest list has closed', async () => {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/voyages': () => [200, [aGuestTrip({ listClosedOn: '2025-10-08' })]],
  });
  renderPage(<FeatureCards />, '/here');
  const card = await screen.findByRole('link', { name: /^Guest List/ });
  await waitFor(() =>
    expect(card).toHaveTextContent('The guest list of this trip closed on October 8, 2025.'),
  );
});
