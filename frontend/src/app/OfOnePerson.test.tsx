import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adoptSession, followSession, SESSION_KEY, type Session, VISITOR } from '../api/session';
import { GuestsOnly } from '../features/gate/GuestsOnly';
import { PaidAccess } from '../features/gate/PaidAccess';
import { SignedInOnly } from '../features/gate/SignedInOnly';
import { HostDoor } from '../features/host/HostDoor';
import { HostGate } from '../features/host/HostGate';
import { type Answer, fakeServer } from '../testing/fakeServer';
import { signedIn, VISITOR as NOBODY } from '../testing/guestArea';
import { renderPage } from '../testing/renderPage';
import { OfOnePerson } from './OfOnePerson';

const otherTabChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: 'guest-auth' }));
const box = () => screen.findByRole('textbox', { name: 'A thought' });
const typed = () => screen.getByRole<HTMLInputElement>('textbox').value;
const form = (
  <label>
    A thought <input />
  </label>
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(page: React.ReactElement, first: Answer) {
  let me = first;
  fakeServer({ 'GET /api/auth/me': () => me, 'DELETE /api/checkout/draft': () => [204] });
  const queryClient = renderPage(<OfOnePerson>{page}</OfOnePerson>, '/here');
  const end = followSession(queryClient);
  const becomes = async (next: Answer) => {
    me = next;
    otherTabChanged();
    await act(() => queryClient.refetchQueries({ queryKey: SESSION_KEY }));
  };
  return { queryClient, becomes, end };
}

const GATES: [string, 'guest' | 'host', React.ReactElement][] = [
  ['paid guests', 'guest', <PaidAccess key="paid">{form}</PaidAccess>],
  ['guests', 'guest', <GuestsOnly key="guests">{form}</GuestsOnly>],
  ['members', 'guest', <SignedInOnly key="members">{form}</SignedInOnly>],
  ['everybody', 'guest', form],
  ['hosts', 'host', <HostDoor key="door">{form}</HostDoor>],
  ['hosts, to read', 'host', <HostGate key="gate">{form}</HostGate>],
];

it.each(GATES)('leaves nothing typed on a page for %s to who signs in elsewhere', async (_, role, page) => {
  const { becomes, end } = open(page, signedIn({ id: 1, role }));
  await userEvent.type(await box(), 'mine alone');
  await becomes(signedIn({ id: 1, role }));
  expect(await box()).toHaveValue('mine alone');
  await becomes(signedIn({ id: 2, role }));
  await waitFor(() => expect(typed()).toBe(''));
  end();
});

it('leaves nothing typed on a public page when its person logs out elsewhere', async () => {
  const { becomes, end } = open(form, signedIn({ id: 1 }));
  await screen.findByRole('textbox');
  await becomes(signedIn({ id: 1 }));
  await userEvent.type(await box(), 'mine alone');
  // As the other tab leaves it.
  localStorage.removeItem('guest-auth');
  await becomes(NOBODY);
  await waitFor(() => expect(typed()).toBe(''));
  end();
});

it('keeps what a visitor typed who then signs in', async () => {
  const { queryClient, end } = open(form, NOBODY);
  await userEvent.type(await box(), 'a booking');
  act(() => adoptSession(queryClient, signedIn({ id: 1 })[1] as Session));
  expect(await box()).toHaveValue('a booking');
  act(() => adoptSession(queryClient, VISITOR));
  await waitFor(() => expect(typed()).toBe(''));
  end();
});
