import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { toValues } from './tripForm.rules';

it('is sent again after the server found fault with what is not drawn', async () => {
  fakeServer({});
  let sent = 0;
  const save = () => {
    sent += 1;
    const refusal = {
      code: 'request.invalid',
      message: 'Please look again.',
      fields: { version: 'Send it' },
    };
    return sent === 1 ? Promise.reject(new HttpError(422, '', refusal)) : Promise.resolve(true);
  };
  renderPage(<TripForm values={toValues(aHostTrip())} submitWord="Save" save={save} />, '/host/trips/1');
  await userEvent.type(screen.getByLabelText('Title'), ' anew');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toBe(2));
});
