import { screen } from '@testing-library/react';
import { aTrip } from '../../testing/bookings';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aSite } from '../../testing/site';
import SupportPage from './SupportPage';

const open = (opensWithDeposit: boolean) => {
  fakeServer({ 'GET /api/site': () => [200, aSite({ opensWithDeposit })] });
  renderPage(<SupportPage />, '/support');
};
const access = () => screen.getByText(/the guest dashboard and the preparation guide open when/);

it('says when the guests’ pages open where all is to be paid first', async () => {
  open(false);
  await screen.findByRole('link', { name: 'hello@gangway.example' });
  expect(access()).toHaveTextContent(/open when the booking is paid in full/);
});

it('says when they open where the deposit opens them, and promises no number of parts', async () => {
  open(true);
  await screen.findByRole('link', { name: 'hello@gangway.example' });
  expect(access()).toHaveTextContent(/open when the deposit is paid and/);
  expect(document.body).not.toHaveTextContent(/in two parts/);
});

it('says what comes back by the policy of the trip on sale', async () => {
  const cancellation = { reassuranceDays: 0, steps: [{ daysBefore: 45, percent: 80 }] };
  fakeServer({ 'GET /api/trips/current': () => [200, aTrip({ cancellation })] });
  renderPage(<SupportPage />, '/support');
  expect(await screen.findByText('45 or more days before departure')).toBeVisible();
  expect(screen.getByText('80% of what you paid beyond the deposit')).toBeVisible();
  expect(screen.queryByText(/of the first payment/)).toBeNull();
});

it('says until when names can be changed by the days of the trip on sale', async () => {
  fakeServer({ 'GET /api/trips/current': () => [200, aTrip({ namesFinalDays: 30 })] });
  renderPage(<SupportPage />, '/support');
  const sentence = 'On Sunset Sessions at Sea names are final 30 days before departure.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(document.body).not.toHaveTextContent('two weeks');
});

it('says what the holder of a share’s link may come to read', async () => {
  open(true);
  expect(await screen.findByText(/pays that, or what is left to pay where that is less/)).toBeVisible();
});
