import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecurityLog } from '../../api/operator';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { SecurityPanel } from './SecurityPanel';

const aLog = (changes: Partial<SecurityLog> = {}): SecurityLog => ({
  events: [
    {
      id: '9',
      at: '2025-06-02T17:00:00.000Z',
      event: 'login.failed',
      username: 'nina',
      network: '203.0.113.0/24',
      browser: 'Firefox',
      requestId: null,
      times: 12,
    },
  ],
  hasMore: false,
  failuresInHour: 12,
  alarmAt: 300,
  names: [],
  ...changes,
});

it('says what happened, to whose account, from where and how often', async () => {
  fakeServer({ 'GET /api/operator/security': () => [200, aLog()] });
  renderPage(<SecurityPanel />, '/operator');
  expect(await screen.findByText('12 refused within the last hour.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const [event] = within(screen.getByRole('list', { name: /^What happened/ })).getAllByRole('listitem');
  expect(event).toHaveTextContent(/Login refused, 12 times nina · 203\.0\.113\.0\/24 · Firefox$/);
});

it('alarms where much was refused, and asks for one event and one account', async () => {
  fakeServer({ 'GET /api/operator/security': () => [200, aLog({ failuresInHour: 300 })] });
  const asked = jest.spyOn(globalThis, 'fetch');
  renderPage(<SecurityPanel />, '/operator');
  expect(await screen.findByRole('alert')).toHaveTextContent('300 refused within the last hour');
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'Login refused');
  await userEvent.type(screen.getByLabelText('Account'), 'nina{Enter}');
  await waitFor(() => {
    const [request] = asked.mock.lastCall ?? [];
    expect((request as Request).url).toMatch(/\?page=1&event=login\.failed&account=nina$/);
  });
  asked.mockRestore();
});
