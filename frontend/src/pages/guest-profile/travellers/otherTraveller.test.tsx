import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompanion, aTraveller, ownDetails, someDocuments } from '../../../testing/records';
import { bodiesOf, openProfile, partOfPanel, region } from '../testing';

it('saves for the trip that is shown, and is then about the one that was chosen elsewhere meanwhile', async () => {
  let tripId = 1;
  const carol = aCompanion({ firstName: 'Carol' });
  const ofTwo = () => ownDetails(tripId === 1 ? {} : { tripId, travellers: [aTraveller(), carol] });
  const saved = aCompanion({ version: 1, specialRequests: 'A cot' });
  const seen = openProfile({
    'GET /api/guest/details': () => [200, ofTwo()],
    'GET /api/guest/documents': () => [200, someDocuments({ tripId })],
    'PATCH /api/guest/trips/1/details/travellers/2': () => [
      200,
      ownDetails({ travellers: [aTraveller(), saved] }),
    ],
  });
  const board = within(partOfPanel(await region('Daniel Okafor'), 'On board'));
  await userEvent.click(board.getByText('On board'));
  await userEvent.type(board.getByLabelText(/Special requests/), 'A cot');
  tripId = 2;
  await userEvent.click(board.getByRole('button', { name: 'Save' }));
  const next = await region('Carol Okafor');
  expect(within(next).getByLabelText(/Special requests/)).toHaveValue('');
  expect(bodiesOf(seen, 'PATCH')).toMatchObject([{ specialRequests: 'A cot' }]);
});

it('writes nothing of a companion over who has their place by now, and says so', async () => {
  const message = 'Somebody else has this place on the booking by now.';
  let travellers = [aTraveller(), aCompanion()];
  const seen = openProfile({
    'GET /api/guest/details': () => [200, ownDetails({ travellers })],
    'PATCH /api/guest/trips/1/details/travellers/2': () => [
      409,
      { statusCode: 409, code: 'traveller.replaced', message },
    ],
  });
  const board = within(partOfPanel(await region('Daniel Okafor'), 'On board'));
  await userEvent.click(board.getByText('On board'));
  await userEvent.type(board.getByLabelText(/Special requests/), 'A cot');
  travellers = [aTraveller(), aCompanion({ guestId: 77, firstName: 'Carol' })];
  await userEvent.click(board.getByRole('button', { name: 'Save' }));
  const next = await region('Carol Okafor');
  expect(within(next).getByLabelText(/Special requests/)).toHaveValue('');
  expect(bodiesOf(seen, 'PATCH')).toMatchObject([{ guestId: 42, specialRequests: 'A cot' }]);
  expect(await screen.findByText(message)).toBeVisible();
});
