import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import UnsubscribePage from './UnsubscribePage';

const OFF = 'POST /api/chat/notifications/off';

function open(hash: string, search = '') {
  window.history.replaceState(null, '', `/unsubscribe${search}${hash}`);
  renderPage(<UnsubscribePage />, `/unsubscribe${search}`);
}

it('turns the mails off at a press, and not by being opened', async () => {
  const seen = fakeServer({ [OFF]: () => [204] });
  open('#token=abc');
  expect(seen.filter(({ route }) => route === OFF)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Turn these mails off' }));
  expect(await screen.findByText(/^Done\./)).toBeVisible();
  expect(seen.filter(({ route }) => route === OFF)).toEqual([{ route: OFF, body: { token: 'abc' } }]);
});

it('says why a link does nothing', async () => {
  fakeServer({ [OFF]: () => [410, { code: 'link.used', message: 'This link has expired.' }] });
  open('#token=old');
  await userEvent.click(screen.getByRole('button', { name: 'Turn these mails off' }));
  expect(await screen.findByText('This link has expired.')).toBeVisible();
});

it('has nothing to press without a whole link', () => {
  fakeServer({});
  open('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete');
  expect(screen.queryByRole('button', { name: 'Turn these mails off' })).toBeNull();
});

it('turns the letters of the hosts off, and says where they come back', async () => {
  const route = 'POST /api/letters/unsubscribe';
  const seen = fakeServer({ [route]: () => [204] });
  open('#token=17.abc', '?of=letters');
  await userEvent.click(screen.getByRole('button', { name: 'Turn these mails off' }));
  expect(await screen.findByText(/no more letters from the hosts/)).toBeVisible();
  expect(seen.filter((one) => one.route === route)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'To your profile' })).toBeVisible();
});
