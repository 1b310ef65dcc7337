import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangePlan } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostPlan, AN_OWNER, anOwnPicture, aWrittenTrip } from '../../testing/hostPages';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import HostPlanPage from './HostPlanPage';

const SAVE = 'PUT /api/host/trips/1/plan';
const FILE = 'A'.repeat(22);
const plan = aHostPlan();
const [day] = plan.days;
const before = {
  tripId: 1,
  version: 1,
  picturesGone: 0,
  days: [{ ...day!, title: 'As it was' }],
  moments: [],
};

function open(more: Record<string, (body: unknown) => Answer> = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    'GET /api/host/trips/1/plan': () => [200, plan],
    'GET /api/host/trips/1/plan/versions/1': () => [200, before],
    [SAVE]: (body) => [200, { ...plan, ...(body as ChangePlan), version: 3 }],
    ...more,
  });
  renderPage(<HostPlanPage />, hostPaths.tripPlan(1), PATTERNS.hostTripPlan);
  return (route = SAVE) => seen.filter((one) => one.route === route);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const retitle = async (title: string) => {
  await press(/^Day 1, /);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
};

it('brings an earlier version back as a change that is not saved yet', async () => {
  const sent = open();
  expect(await screen.findByLabelText('Version')).toHaveDisplayValue(/^Version 1, .*, Marisol Sample$/);
  await press('Look at it');
  expect(await screen.findByText('You are looking at version 1. Save to bring it back.')).toBeVisible();
  expect(screen.getByText('As it was')).toBeVisible();
  expect(screen.queryByText('In town')).not.toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ days: before.days, moments: [], version: 2 });
  await waitFor(() => expect(screen.queryByText(/^You are looking/)).not.toBeInTheDocument());
});

it.each([
  [1, 'One of its pictures was removed since: the ship is shown there.'],
  [2, '2 of its pictures were removed since: the ship is shown there.'],
])('says of an earlier version that %d of its pictures are gone', async (picturesGone, words) => {
  open({ 'GET /api/host/trips/1/plan/versions/1': () => [200, { ...before, picturesGone }] });
  await press('Look at it');
  const sentence = `You are looking at version 1. Save to bring it back. ${words}`;
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('leads from an earlier version back to what is saved', async () => {
  open();
  await press('Look at it');
  await press('Back to what is saved');
  expect(await screen.findByText('In town')).toBeVisible();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true);
});

it('asks before an earlier version takes the place of what is typed, and not before another one', async () => {
  const sent = open();
  await retitle('Typed');
  await press('Look at it');
  expect(await screen.findByText(/not saved yet and would be gone/)).toBeVisible();
  await press('Stay here');
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
  expect(sent('GET /api/host/trips/1/plan/versions/1')).toEqual([]);
});

it('says when somebody else saved meanwhile, and keeps what is typed', async () => {
  const message = 'Somebody else has changed this.';
  const sent = open({ [SAVE]: () => [409, { statusCode: 409, code: 'trip.changed', message }] });
  await retitle('Typed');
  await press('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what is saved' })).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
  expect(sent()).toHaveLength(1);
});

it('goes on from the version that it saved', async () => {
  const sent = open();
  await retitle('Once');
  await press('Save');
  await waitFor(() => expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Twice' } });
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ version: 3, days: [{ title: 'Twice' }, {}] });
});

it('asks before what is not saved is left', async () => {
  open();
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await retitle('Typed');
  await userEvent.click(screen.getByText('Back to the trip'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
});

it('hands a picture in and chooses it', async () => {
  const sent = open({
    'POST /api/uploads/photo': () => [201, { id: FILE }],
    'POST /api/host/trips/1/pictures': () => [201, anOwnPicture({ id: FILE })],
  });
  await press(/^Day 1, /);
  await press('Choose a picture for All aboard');
  const file = new File(['x'], 'bay.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Hand in a picture'), file);
  expect(await screen.findByText('The picture is handed in, and chosen.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Own picture 1' })).toBeChecked();
  expect(sent('POST /api/host/trips/1/pictures')[0]?.body).toEqual({ fileId: FILE });
  await press('Use this picture');
  await press('Save');
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ days: [{ picture: `own/${FILE}`, alt: 'The pool' }, {}] }),
  );
});

it('says why a picture is not taken', async () => {
  const message = 'This file is no picture.';
  open({ 'POST /api/uploads/photo': () => [415, { statusCode: 415, code: 'upload.wrong_type', message }] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press(/^Day 1, /);
  await press('Choose a picture for All aboard');
  const file = new File(['x'], 'bay.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Hand in a picture'), file);
  expect(await screen.findByText(message)).toBeVisible();
});
