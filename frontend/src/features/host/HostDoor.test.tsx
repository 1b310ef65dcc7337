import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION_KEY } from '../../api/session';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { HostDoor } from './HostDoor';

beforeAll(() => {
  // jsdom does not know dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

/** A form of a host whose session ends while they type; `comesBack` says who is there then. */
async function typeUntilTheEnd() {
  let who = signedIn({ id: 1, role: 'host' });
  fakeServer({ 'GET /api/auth/me': () => who });
  const queryClient = renderPage(
    <HostDoor waiting={null}>
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
