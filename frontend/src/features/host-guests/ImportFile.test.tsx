import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ImportDialog } from './ImportDialog';

it('takes the corrected file under the same name, and says when one cannot be read', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
  });
  renderPage(<ImportDialog trip={1} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=1');
  const lines = screen.getByLabelText('Or paste its lines');
  const input = screen.getByLabelText<HTMLInputElement>('CSV file');
  const aFile = (read: () => Promise<ArrayBuffer>) =>
    Object.assign(new File([], 'guests.csv'), { arrayBuffer: read });
  const bytes = async () => new TextEncoder().encode('Name,Email').buffer;
  await userEvent.upload(input, aFile(bytes));
  await waitFor(() => expect(lines).toHaveValue('Name,Email'));
  // Its name is still to be read. The browser tells of a file of the same name only where none is chosen.
  expect(input.files).toHaveLength(1);
  fireEvent.click(input);
  expect(input.files).toHaveLength(0);

  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.upload(
    input,
    aFile(() => Promise.reject(new Error('It has changed on the disk'))),
  );
  await waitFor(() => expect(lines).toHaveAccessibleDescription(/could not be read/));
  expect(lines).toHaveValue('Name,Email');
  expect(logged).toHaveBeenCalledWith('The file was not read: It has changed on the disk');
  await userEvent.upload(input, aFile(bytes));
  await waitFor(() => expect(lines).toHaveAccessibleDescription(''));
});

it('says how old travellers of the trip are at least', async () => {
  const trips = [aHostedTrip({ minimumAge: 21 })];
  fakeServer({ 'GET /api/host/me': () => [200, { trips, mayApproveHosts: true }] });
  renderPage(<ImportDialog trip={1} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=1');
  expect(await screen.findByText('Travellers must be 21 or older on the day of sailing.')).toBeVisible();
});
