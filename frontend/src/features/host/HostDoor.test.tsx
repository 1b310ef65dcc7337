import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION_KEY } from '../../api/session';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { HostDoor } from './HostDoor';
import { HostGate } from './HostGate';

beforeEach(() => localStorage.clear());

/** A form of a host whose session ends while they type; `comesBack` says who is there then. */
async function typeUntilTheEnd() {
  let who = signedIn({ id: 1, role: 'host' });
  fakeServer({ 'GET /api/auth/me': () => who });
  const queryClient = renderPage(
    <HostDoor>
      <input aria-label="Reason" />
    </HostDoor>,
    '/host/dashboard',
  );
  await userEvent.type(await screen.findByLabelText('Reason'), 'A long reason');
  who = VISITOR;
  await act(() => queryClient.invalidateQueries({ queryKey: SESSION_KEY }));
  return {
    queryClient,
    comesBack: async (id: number) => {
      who = signedIn({ id, role: 'host' });
      await userEvent.click(screen.getByRole('button', { name: 'I have logged in' }));
    },
  };
}

it('hides the desk of a host whose session has ended, and brings back what was typed', async () => {
  const { comesBack } = await typeUntilTheEnd();
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByLabelText('Reason')).not.toBeVisible();
  expect(screen.getByRole('link', { name: /^Log in/ })).toHaveAttribute(
    'href',
    '/login?next=%2Fhost%2Fdashboard',
  );
  await comesBack(1);
  await waitFor(() => expect(screen.getByLabelText('Reason')).toBeVisible());
  expect(screen.getByLabelText('Reason')).toHaveValue('A long reason');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives nothing of it to another host, typed or read', async () => {
  const { queryClient, comesBack } = await typeUntilTheEnd();
  queryClient.setQueryData(['host', 'overview'], 'of the first host');
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  await comesBack(2);
  await waitFor(() => expect(screen.getByLabelText('Reason')).toBeVisible());
  expect(screen.getByLabelText('Reason')).toHaveValue('');
  expect(queryClient.getQueryData(['host', 'overview'])).toBeUndefined();
});

it.each([
  ['desk', HostDoor],
  ['paper', HostGate],
])('tells a host who comes to a %s after their session has ended that it has', async (_, Door) => {
  fakeServer({ 'GET /api/auth/me': () => VISITOR });
  const queryClient = renderPage(<Door>The desk</Door>, '/host/dashboard');
  await screen.findByRole('heading', { name: 'Access Denied' });
  act(() => void queryClient.setQueryData(SESSION_KEY, { user: null, guest: null, endedFor: 1 }));
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fhost%2Fdashboard',
  );
});

it.each([
  ['desk', HostDoor],
  ['paper', HostGate],
])('says at a %s after ten seconds that it takes longer, and offers another try', async (_, Door) => {
  jest.useFakeTimers({ advanceTimers: true });
  fakeServer({ 'GET /api/auth/me': () => new Promise<Answer>(() => undefined) });
  renderPage(<Door>The desk</Door>, '/host/dashboard');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  jest.useRealTimers();
});
