import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostTrips } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { FrontPlace } from './FrontPlace';

const PLACE = 'PUT /api/host/trips/1/front-place';
const WORD = 'Put on the front page';
type InFront = NonNullable<HostTrips['inFront']>;

function open(inFront: InFront) {
  const seen = fakeServer({ [PLACE]: () => [204] });
  renderPage(<FrontPlace trip={{ id: 1, title: 'Baja by Night' }} inFront={inFront} />, '/host/trips/1');
  return () => seen.filter(({ route }) => route === PLACE);
}

it('puts a trip on sale beside another on the front page, for who owns that one', async () => {
  const sent = open({ tripId: 5, title: 'Catalina by Night', isYours: true });
  expect(screen.getByText(/^Catalina by Night stands on the front page\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it on the site' })).toHaveAttribute('href', '/trips/1');
  await userEvent.click(screen.getByRole('button', { name: WORD }));
  const dialog = within(screen.getByRole('dialog', { name: `${WORD}: Baja by Night?` }));
  await userEvent.click(dialog.getByRole('button', { name: WORD }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { replacesTripId: 5 } }]));
});

it.each<[string, InFront, RegExp]>([
  ['its own', { tripId: 1, title: 'Mine', isYours: true }, /^It stands on the front page\./],
  [
    'that of another owner',
    { tripId: 5, title: null, isYours: false },
    /^Another trip stands on the front page\./,
  ],
])('the front page that is %s is not given away', (_whose, inFront, words) => {
  open(inFront);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: WORD })).toBeNull();
});
