import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeMatchMedia } from '../../../lib/browser/fakeMatchMedia';
import { INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { aWelcome, messages } from '../testing/testing';
import { MessageList } from './MessageList';

const LOADED = 120;

function List({ from }: { from: number }) {
  const desk = useDesk();
  const welcome = aWelcome({ missed: messages(from, from + LOADED - 1) });
  const state = chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome, at: new Date(0) });
  const parts = { client: new ChatClient(), desk, timeZone: 'America/Los_Angeles' };
  return <MessageList state={state} room={roomOf(state, parts)} />;
}

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const printed = () => act(() => void window.dispatchEvent(new Event('afterprint')));

beforeEach(() => fakeMatchMedia());
afterEach(printed);

it('puts everything that is loaded on paper, and draws a window of it again afterwards', () => {
  render(<List from={1} />);
  const drawn = screen.queryAllByRole('article').length;
  expect(drawn).toBeLessThan(LOADED);
  print();
  expect(screen.getAllByRole('article')).toHaveLength(LOADED);
  expect(screen.getByText('Message 1')).toBeVisible();
  printed();
  expect(screen.queryAllByRole('article')).toHaveLength(drawn);
});

/** A list with room for 500 px, as here nothing has a height, and that goes where it is told to. */
function aListOf(height: { now: number }): HTMLElement {
  const list = screen.getByRole('feed');
  Object.defineProperties(list, { scrollHeight: { get: () => height.now }, clientHeight: { value: 500 } });
  list.scrollTo = (place) => void (list.scrollTop = typeof place === 'object' ? (place.top ?? 0) : 0);
  return list;
}

function scroll(list: HTMLElement, to: number): void {
  list.scrollTop = to;
  fireEvent.scroll(list);
}

it('stands where it stood once it has been on paper', () => {
  render(<List from={1} />);
  const list = aListOf({ now: 7000 });
  scroll(list, 500);
  print();
  // What does not scroll stands at its top, and says so.
  scroll(list, 0);
  printed();
  expect(list.scrollTop).toBe(500);
});

it('stands at its end once it has been on paper from there, however much was added since', () => {
  render(<List from={1} />);
  const height = { now: 7000 };
  const list = aListOf(height);
  scroll(list, 6500);
  print();
  scroll(list, 0);
  height.now = 9000;
  printed();
  expect(list.scrollTop).toBe(8500);
});

it('says on paper that there is more before it, and does not say that it is on its way', () => {
  render(<List from={200} />);
  print();
  expect(screen.getByText('Earlier messages are in the chat.')).toBeVisible();
  expect(screen.queryByText(/Loading/)).toBeNull();
});
