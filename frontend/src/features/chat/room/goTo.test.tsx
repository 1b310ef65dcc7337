import { act, render, screen } from '@testing-library/react';
import Toasts from '../../../ui/Toasts';
import { ChatClient } from '../engine/chatClient';
import { fillBefore, goTo } from './goTo';

it.each([
  ['a message', (client: ChatClient) => goTo({ client }, 7)],
  ['what is missing', (client: ChatClient) => fillBefore({ client }, 7)],
])('says that %s could not be fetched while the chat is not connected', async (_, go) => {
  render(<Toasts />);
  await act(async () => {
    await go(new ChatClient());
  });
  expect(await screen.findByText('That could not be fetched')).toBeVisible();
});
