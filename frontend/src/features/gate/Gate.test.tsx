import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { countUnsent } from '../../api/device/chatOutboxStore';
import { SESSION_KEY, useSession } from '../../api/session';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { GuestsOnly } from './GuestsOnly';
import { PaidAccess } from './PaidAccess';
import { SignedInOnly } from './SignedInOnly';

// jsdom has no database.
jest.mock('../../api/device/chatOutboxStore', () => ({ countUnsent: jest.fn() }));

const GATES: [string, (page: { children: ReactNode }) => ReactNode][] = [
  ['paid guests', PaidAccess],
  ['guests', GuestsOnly],
  ['members', SignedInOnly],
];

/** Draws its form for its person alone, as a page does that waits for their own data. */
function OwnForm() {
  const { user } = useSession();
  return user && <input aria-label={`Thought of ${user.id}`} />;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it.each(GATES)(
  'says to %s after ten seconds that it takes longer, and offers another try',
  async (_, Gate) => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer: (me: Answer) => void = () => undefined;
    fakeServer({
      'GET /api/auth/me': () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    });
    renderPage(<Gate>My page</Gate>, '/here');
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    answer(signedIn());
    expect(await screen.findByText('My page')).toBeVisible();
  },
);

/** Somebody reads their page, and the server ends their session. */
async function endSession(Gate: (typeof GATES)[number][1], unsent: number) {
  jest.mocked(countUnsent).mockResolvedValue(unsent);
  let me = signedIn({ id: 7 });
  fakeServer({ 'GET /api/auth/me': () => me });
  const queryClient = renderPage(<Gate>My page</Gate>, '/here?day=2');
  await screen.findByText('My page');
  me = VISITOR;
  await act(() => queryClient.invalidateQueries({ queryKey: SESSION_KEY }));
}

it.each(GATES)('tells %s that their session has ended, and leads them back', async (_, Gate) => {
  await endSession(Gate, 0);
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fhere%3Fday%3D2',
  );
  expect(screen.queryByText(/paid|payment|permissions/)).toBeNull();
});

it.each([
  [1, 'the message you have not sent yet will go out. This device keeps it for you.'],
  [3, 'the 3 messages you have not sent yet will go out. This device keeps them for you.'],
])('says that what was written waits: %d', async (unsent, words) => {
  await endSession(PaidAccess, unsent);
  expect(await screen.findByText(`Log in, and ${words}`)).toBeVisible();
});

it('keeps what a guest typed out of sight, and gives it back to them', async () => {
  jest.mocked(countUnsent).mockResolvedValue(0);
  let me = signedIn({ id: 7 });
  fakeServer({ 'GET /api/auth/me': () => me });
  const queryClient = renderPage(
    <GuestsOnly>
      <OwnForm />
    </GuestsOnly>,
    '/here',
  );
  await userEvent.type(await screen.findByLabelText('Thought of 7'), 'A long thought');
  me = VISITOR;
  await act(() => queryClient.invalidateQueries({ queryKey: SESSION_KEY }));
  expect(await screen.findByText(/^What you typed here is kept/)).toBeVisible();
  expect(screen.getByLabelText('Thought of 7')).not.toBeVisible();
  me = signedIn({ id: 7 });
  await userEvent.click(screen.getByRole('button', { name: 'I have logged in' }));
  await waitFor(() => expect(screen.getByLabelText('Thought of 7')).toBeVisible());
  expect(screen.getByLabelText('Thought of 7')).toHaveValue('A long thought');
});
