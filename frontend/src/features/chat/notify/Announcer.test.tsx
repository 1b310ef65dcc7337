import { act, render, screen } from '@testing-library/react';
import { Announcer } from './Announcer';
import { INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { aMessage, aWelcome, messages } from '../testing/testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('changes the region for each of three messages that say the same', async () => {
  let state = chatReducer(INITIAL_CHAT, {
    type: 'welcomed',
    welcome: aWelcome({ missed: messages(1, 1) }),
    at: new Date(),
  });
  state = chatReducer(state, { type: 'ready' });
  const { rerender } = render(<Announcer state={state} />);
  const heard = new Set<Element | null>();
  for (const seq of [2, 3, 4]) {
    state = chatReducer(state, { type: 'arrived', messages: [aMessage({ seq, content: 'ok' })] });
    rerender(<Announcer state={state} />);
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('status')).toHaveTextContent('Jonah Okafor: ok');
    heard.add(screen.getByRole('status').firstElementChild);
  }
  expect(heard.size).toBe(3);
});
