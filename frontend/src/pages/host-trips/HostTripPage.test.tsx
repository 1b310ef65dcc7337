import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/time/clock';
import { COPY, REMOVE, openTrip } from './testing';

async function moveTo(day: string): Promise<void> {
  const field = await screen.findByLabelText('First day');
  fireEvent.change(field, { target: { value: day } });
  await userEvent.click(screen.getByText('Save'));
}

it('asks with the sums before a day is moved that people have booked for', async () => {
  const sent = openTrip(2);
  await moveTo('2026-04-01');
  expect(await screen.findByText('Move the sailing to April 1, 2026?')).toBeVisible();
  const sums = /^2 bookings stand on May 1, 2026, with \$808 paid and \$637 to be paid\./;
  expect(screen.getByText(sums)).toBeVisible();
  expect(screen.getByText(/what the day they bought gives them/)).toBeVisible();
  // Nothing is sent yet: who leaves the page now is asked first.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByText('Keep the day'));
  expect(sent()).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(await screen.findByText('Save'));
  await userEvent.click(await screen.findByText('Save, and write to 2 buyers'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ startDate: '2026-04-01', version: 3, shipGroupVersion: 1 });
});

it('keeps the length of a trip whose first day is moved, whatever years are typed on the way', async () => {
  const sent = openTrip(0);
  const last = await screen.findByLabelText<HTMLInputElement>('Last day');
  const before = last.value;
  await moveTo('0002-05-08');
  expect(last).toHaveValue(before);
  await moveTo('2026-05-08');
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ startDate: '2026-05-08' }));
  expect(Date.parse(last.value) - Date.parse(before)).toBe(7 * 24 * 3_600_000);
});

it('asks before the times are others for who has booked', async () => {
  const sent = openTrip(2);
  fireEvent.change(await screen.findByLabelText('Sails at'), { target: { value: '10:00' } });
  await userEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Change when the trip sails or ends?')).toBeVisible();
  expect(screen.getByText(/^2 bookings stand on May 1, 2026\. Everybody gets a mail/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByText('Save, and write to 2 buyers'));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ sailsAt: '10:00' }));
});

it('asks nothing where nobody has booked', async () => {
  const sent = openTrip(0);
  await moveTo('2026-04-01');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText(/^Move the sailing/)).not.toBeInTheDocument();
});

it('keeps what is typed while it is saved, and asks before that is left', async () => {
  let answer = () => {};
  const sent = openTrip(0, () => new Promise((resolve) => (answer = resolve)));
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await moveTo('2026-04-01');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  const before = title.value;
  await userEvent.type(title, ' II');
  answer();
  expect(await screen.findByText('Save')).toBeVisible();
  expect(title).toHaveValue(`${before} II`);
  expect(screen.getByLabelText('First day')).toHaveValue('2026-04-01');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await userEvent.click(screen.getByText('Back to trips'));
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ title: `${before} II`, version: 4 });
});

it('asks before it leads away to a copy from what is not saved, and copies nothing when somebody stays', async () => {
  const sent = openTrip(0);
  const asked = jest
    .spyOn(window, 'confirm')
    .mockReset()
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  const copies = () => sent(COPY);
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(copies()).toHaveLength(1));
  const refused = 'This trip has no dates yet to copy from';
  await waitFor(() =>
    expect(screen.getByLabelText('First day of the copy')).toHaveAccessibleDescription(refused),
  );
  expect(asked).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Title'), ' II');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  await press();
  expect(copies()).toHaveLength(1);
  await press();
  await waitFor(() => expect(copies()).toHaveLength(2));
});

it('is read, and copied, once it is called off', async () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
  const ownTerms = ['Dress', 'Sharing'].map((title) => ({ title, text: `${title} as agreed.` }));
  const own = { namesFinalDays: 30, passportMonths: 0, organiser, ownTerms };
  openTrip(0, undefined, { isCalledOff: true, ...own });
  expect(await screen.findByText(/^This trip was called off and is kept as it was/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  expect(screen.getByText('Names are final').nextSibling).toHaveTextContent('30 days before departure');
  expect(screen.getByText('Passports are valid').nextSibling).toHaveTextContent('on the last day');
  expect(screen.getByText('Organiser').nextSibling).toHaveTextContent('Lantern Tours, 1 Quay Street.');
  for (const { title, text } of ownTerms)
    expect(screen.getByRole('heading', { name: title }).nextSibling).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open for booking' })).toBeNull();
});

it('a trip that nobody booked is taken away once its owner means it, and the list comes next', async () => {
  const asked = openTrip(0, undefined, { isOnSale: false, hasBookings: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Take this trip away' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take away Baja by Night?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(asked(REMOVE)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take this trip away' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take it away' }));
  expect(await screen.findByText('You are at /host/trips')).toBeVisible();
  expect(asked(REMOVE)).toHaveLength(1);
});

it('one with bookings is called off, and not taken away', async () => {
  openTrip(2, undefined, { isOnSale: false });
  expect(await screen.findByRole('button', { name: 'Call off this trip' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take this trip away' })).toBeNull();
});

it('opens while a node from before the ship’s deadlines answers', async () => {
  openTrip(0, undefined, { shipGroup: undefined, shipGroupVersion: undefined });
  expect(await screen.findByLabelText(/^Group number/)).toHaveValue('');
  expect(screen.queryByRole('region', { name: 'What the ship wants' })).toBeNull();
});

it('says what of the ship’s a copy takes along', async () => {
  openTrip(0);
  expect(await screen.findByText(/the ship's days, moved along, without amounts/)).toBeVisible();
});

it('leads to who is here once it begins within a week', async () => {
  setServerNow('2026-04-23T12:00:00Z');
  openTrip(0);
  await screen.findByRole('link', { name: 'Dashboard of this trip' });
  expect(screen.queryByRole('link', { name: 'Boarding' })).toBeNull();
  cleanup();
  setServerNow('2026-04-24T12:00:00Z');
  openTrip(0);
  expect(await screen.findByRole('link', { name: 'Boarding' })).toHaveAttribute(
    'href',
    '/host/boarding?trip=1',
  );
  setServerNow(new Date().toISOString());
});
