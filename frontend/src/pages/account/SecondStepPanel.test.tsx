import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Factor, Factors } from '../../api/factors';
import { followPresses } from '../../lib/browser/press';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { SecondStepPanel } from './SecondStepPanel';

const aFactor = (changes: Partial<Factor> = {}): Factor => ({
  id: 'f1',
  kind: 'passkey',
  name: 'Passkey',
  since: '2025-06-02T17:00:00.000Z',
  lastUsedAt: null,
  ...changes,
});
const withFactors = (...factors: Factor[]): Factors => ({
  factors,
  recoveryCodesLeft: 10,
  isRequired: false,
});

const never = () => new Promise<Answer>(() => undefined);
const later = () => {
  let answer: (answer: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
};

/** The account of somebody with one passkey, the session of which is read once and then answered no more. */
function open(more: Parameters<typeof fakeServer>[0]) {
  localStorage.clear();
  let asked = 0;
  fakeServer({
    'GET /api/auth/me': () => (asked++ === 0 ? signedIn() : never()),
    'GET /api/account/factors': () => [200, withFactors(aFactor())],
    ...more,
  });
  renderPage(<SecondStepPanel />, '/account');
}

async function rename(to: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Passkey' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, `${to}{Enter}`);
}

let stop: () => void;
beforeEach(() => {
  stop = followPresses();
});
afterEach(() => stop());

it('closes the form of a new name as the name comes, whatever else is still asked', async () => {
  open({ 'PUT /api/account/factors/f1': () => [200, withFactors(aFactor({ name: 'My laptop' }))] });
  await rename('My laptop');
  expect(await screen.findByText('My laptop')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Rename My laptop' })).toBeVisible();
});

it('leaves the buttons below a row where they are while one of them is pressed', async () => {
  const { answered, answer } = later();
  open({ 'PUT /api/account/factors/f1': () => answered });
  await rename('My laptop');
  const button = screen.getByRole('button', { name: 'Add an authenticator app' });
  fireEvent.mouseDown(button);
  answer([200, withFactors(aFactor({ name: 'My laptop' }))]);
  expect(await screen.findByText('My laptop')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  fireEvent.mouseUp(button);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
});

it('leaves the buttons below the form of an app where they are while one of them is pressed', async () => {
  const { answered, answer } = later();
  open({
    'POST /api/account/factors/app/options': () => [
      200,
      { id: 'f2', secret: 'ABCDEFGH', uri: 'otpauth://x' },
    ],
    'POST /api/account/factors/app': () => answered,
    'GET /api/auth/me': () => signedIn(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  const button = screen.getByRole('button', { name: 'New recovery codes' });
  fireEvent.mouseDown(button);
  answer([200, { ...withFactors(aFactor(), aFactor({ id: 'f2', name: 'App' })), recoveryCodes: null }]);
  expect(await screen.findByRole('button', { name: 'Add the app' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeVisible();
  fireEvent.mouseUp(button);
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
});
