import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { heard } from '../../testing/heard';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { LogFilters } from './LogFilters';
import { useLogAddress } from './useLogAddress';

function Filters() {
  const address = useLogAddress();
  return (
    <>
      <LogFilters log={undefined} address={address} />
      <output>{`${JSON.stringify(address.filter)} ${address.page}`}</output>
    </>
  );
}
const draw = (query: string, trips = [aHostedTrip()]) => {
  fakeServer({ 'GET /api/host/me': () => [200, { trips, mayApproveHosts: true }] });
  renderPage(<Filters />, `/host/log${query}`);
};
const shown = () => screen.getByRole('status').textContent;

it('keeps a day as it is typed; when somebody pauses it is asked for, from the first page on', async () => {
  draw('?area=money&page=3');
  expect(shown()).toBe('{"area":"money"} 3');
  for (const day of ['0002-06-01', '0020-06-01', '2025-06-01'])
    expect(heard(screen.getByLabelText('From'), day)).toBe(day);
  await waitFor(() => expect(shown()).toBe('{"area":"money","from":"2025-06-01"} 1'));
});

it('narrows down to a trip, and clears all', async () => {
  draw('?booking=abc&person=0');
  await screen.findByRole('option', { name: 'Ensenada Group Cruise' });
  await userEvent.selectOptions(screen.getByLabelText('Trip'), 'Ensenada Group Cruise');
  await waitFor(() => expect(shown()).toBe('{"trip":1,"person":0,"booking":"abc"} 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shown()).toBe('{} 1'));
});

it('narrows down to one of two trips of one title', async () => {
  draw('', NAMESAKES);
  const [first = '', second = ''] = NAMES_OF_NAMESAKES;
  await screen.findByRole('option', { name: first });
  await userEvent.selectOptions(screen.getByLabelText('Trip'), second);
  await waitFor(() => expect(shown()).toBe('{"trip":2} 1'));
});
