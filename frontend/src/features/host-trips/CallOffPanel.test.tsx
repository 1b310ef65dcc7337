import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallOff } from '../../api/host/hostCallOff';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { CallOffPanel } from './CallOffPanel';

const NONE: CallOff = {
  status: 'none',
  reason: null,
  askedBy: null,
  askedAt: null,
  calledOffAt: null,
  bookings: 12,
  paidCents: 1_030_200,
  mayConfirm: false,
  confirmableFrom: null,
};
const WAITING: CallOff = {
  ...NONE,
  status: 'waiting',
  reason: 'The ship is in the yard',
  askedBy: 'Marisol Sample',
  askedAt: '2026-01-02T17:00:00.000Z',
};
const OFF: CallOff = { ...WAITING, status: 'called_off', calledOffAt: '2026-01-02T17:00:00.000Z' };

/** The panel of a trip that stands so; each answer to what is said is the next one. */
function open(now: CallOff, { isOwner = true, after = now } = {}) {
  let standing = now;
  const says = () => {
    standing = after;
    return [200, standing] as const;
  };
  const seen = fakeServer({
    'GET /api/host/trips/1/call-off': () => [200, standing],
    'PUT /api/host/trips/1/call-off': says,
    'POST /api/host/trips/1/call-off/confirm': says,
    'POST /api/host/trips/1/call-off/refuse': says,
  });
  renderPage(<CallOffPanel tripId={1} name="Baja by Night" isOwner={isOwner} />, '/here');
  return () => seen.filter(({ route }) => !route.startsWith('GET'));
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says what ends and what goes back before a trip is called off, and asks why', async () => {
  const sent = open(NONE, { after: { ...OFF, bookings: 0 } });
  await press('Call off this trip');
  expect(
    screen.getByText(/12 bookings end, and all that was paid, \$10,302, goes back\. Everybody/),
  ).toBeVisible();
  await press('Call it off');
  expect(sent()).toEqual([]);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), 'The ship is in the yard');
  await press('Call it off');
  expect(await screen.findByText(/All of its bookings have ended/)).toBeVisible();
  expect(sent()).toMatchObject([{ body: { reason: 'The ship is in the yard', paidCents: 1_030_200 } }]);
  expect(screen.queryByRole('button', { name: 'Call off this trip' })).not.toBeInTheDocument();
});

it('shows the sum of now after it was refused for another one', async () => {
  let paidCents = 1_030_200;
  fakeServer({
    'GET /api/host/trips/1/call-off': () => [200, { ...WAITING, mayConfirm: true, paidCents }],
    'POST /api/host/trips/1/call-off/confirm': () => {
      paidCents = 1_111_000;
      return [409, { statusCode: 409, code: 'call_off.changed', message: '$11,110 would go back now.' }];
    },
  });
  renderPage(<CallOffPanel tripId={1} name="Baja by Night" isOwner={false} />, '/here');
  await press('Confirm');
  await press('Confirm, and call it off');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('$11,110 would go back now.'));
  await waitFor(() => expect(dialog).toHaveTextContent('all that was paid, $11,110, goes back'));
});

it('lets another host confirm what waits, for the sum they see', async () => {
  const sent = open({ ...WAITING, mayConfirm: true }, { isOwner: false, after: { ...OFF, bookings: 1 } });
  expect(await screen.findByText(/^Marisol Sample, .*: The ship is in the yard$/)).toBeVisible();
  await press('Confirm');
  await press('Confirm, and call it off');
  expect(await screen.findByText(/^1 booking has still to end/)).toBeVisible();
  expect(sent()).toMatchObject([
    { route: expect.stringMatching(/confirm$/), body: { paidCents: 1_030_200 } },
  ]);
});

it('lets hosts say that it takes place after all, and why', async () => {
  const sent = open(WAITING, { after: NONE });
  await press('It takes place');
  const dialog = screen.getByRole('dialog', { name: 'Does Baja by Night take place?' });
  expect(dialog).toHaveTextContent('The ship is in the yard');
  await userEvent.type(screen.getByRole('textbox'), 'A ship was found');
  await userEvent.click(screen.getAllByRole('button', { name: 'It takes place' }).at(-1)!);
  await waitFor(() => expect(sent()).toMatchObject([{ body: { reason: 'A ship was found' } }]));
  expect(await screen.findByRole('button', { name: 'Call off this trip' })).toBeVisible();
});

it('shows co-hosts nothing while nobody asked for it, and no sums without the right to money', async () => {
  open({ ...WAITING, paidCents: null }, { isOwner: false });
  expect(await screen.findByText(/12 bookings end, and all that was paid goes back/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
