import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { TripForm } from './TripForm';
import { toValues } from './tripForm.rules';

const open = (save: (body: EditTrip) => Promise<boolean>) => {
  fakeServer({});
  renderPage(<TripForm values={toValues(aHostTrip())} submitWord="Save" save={save} />, '/host/trips/1');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const firstDays = () => screen.getByLabelText(/^Everything comes back for so many days/);
const read = () => screen.queryByRole('list', { name: 'Buyers read' });

it('takes a step away, changes another and shows what buyers read of it', async () => {
  const saved: EditTrip[] = [];
  open(async (body) => saved.push(body) > 0);
  expect(read()).toHaveTextContent(
    '30 to 59 days before departure: Half of what you paid beyond the deposit',
  );
  await press('Take step 2 away');
  await userEvent.clear(screen.getByLabelText('Back of what is beyond the deposit, percent'));
  // A figure that is not typed yet says nothing.
  expect(read()).toBeNull();
  await userEvent.type(screen.getByLabelText('Back of what is beyond the deposit, percent'), '80');
  await userEvent.clear(firstDays());
  expect(read()).toHaveTextContent(
    '60 or more days before departure: 80% of what you paid beyond the deposit',
  );
  expect(read()).not.toHaveTextContent('Within');
  await press('Save');
  const own = { reassuranceDays: 0, steps: [{ daysBefore: 60, percent: 80 }] };
  await waitFor(() => expect(saved[0]?.cancellation).toEqual(own));
});

it('says at its field what is wrong with a step', async () => {
  const sentence = 'Enter less than the step above returns: it returns 50%';
  open(() =>
    Promise.reject(
      new HttpError(422, '', {
        code: 'request.invalid',
        fields: { 'cancellation.steps.1.percent': sentence },
      }),
    ),
  );
  await userEvent.type(firstDays(), '1');
  await press('Save');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByLabelText('Back of what is beyond the deposit, percent')[1]).toHaveFocus();
});
