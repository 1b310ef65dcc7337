import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heard } from '../../../testing/heard';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../../testing/hostTrips';
import { renderPage } from '../../../testing/renderPage';
import { ReportPeriodBar } from './ReportPeriodBar';
import { useReportPeriod } from './useReportPeriod';

const trips = [aHostedTrip(), aHostedTrip({ tripId: 2, title: 'Baltic' })];

function Report() {
  const { asked, period, change } = useReportPeriod();
  return (
    <>
      <ReportPeriodBar period={asked} trips={trips} onChange={change} />
      <output>{JSON.stringify(period)}</output>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('keeps a day as it is typed, and asks for it when somebody pauses', async () => {
  renderPage(<Report />, '/host/report?trip=1');
  // A year is typed figure by figure.
  for (const day of ['0002-06-01', '0020-06-01', '0202-06-01', '2025-06-01'])
    expect(heard(screen.getByLabelText('From'), day)).toBe(day);
  expect(shown()).toBe('{"trip":1,"from":null,"to":null}');
  await waitFor(() => expect(shown()).toBe('{"trip":1,"from":"2025-06-01","to":null}'));
});

it('takes trip and days from the address, and a preset or another trip puts others there', async () => {
  renderPage(<Report />, '/host/report?trip=2&from=2025-01-01&to=soon');
  expect(shown()).toBe('{"trip":2,"from":"2025-01-01","to":null}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'All trips');
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
  await waitFor(() => expect(shown()).toBe('{"trip":null,"from":null,"to":null}'));
});

it('tells trips of one title apart', () => {
  const period = { trip: 2, from: null, to: null };
  renderPage(<ReportPeriodBar period={period} trips={NAMESAKES} onChange={jest.fn()} />, '/host/report');
  expect(screen.getByLabelText('Trip')).toHaveDisplayValue(NAMES_OF_NAMESAKES[1] ?? '');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All trips',
    ...NAMES_OF_NAMESAKES,
  ]);
});
