import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { now } from '../../../lib/time/clock';
import { fakeMatchMedia } from '../../../lib/browser/fakeMatchMedia';
import { ChatClient } from '../engine/chatClient';
import MessageMenu from './MessageMenu';
import { roomOf } from '../room/room';
import { aMessage, JONAH, MAYA, MAYA_IS_IN } from '../testing/testing';
import { useDesk } from '../room/useDesk';

beforeEach(() => fakeMatchMedia());

const PLACE = { top: 100, bottom: 144, left: 500, right: 544 };

function Menu({ client, sender = JONAH }: { client: ChatClient; sender?: typeof JONAH }) {
  const desk = useDesk();
  const parts = { client, desk, timeZone: 'America/Los_Angeles' };
  const room = roomOf(MAYA_IS_IN, parts);
  const message = aMessage({ seq: 7, sender, at: now().toISOString() });
  return (
    <>
      <p>{desk.target ? `${desk.target.kind} ${desk.target.seq}` : (desk.opened?.kind ?? 'nothing')}</p>
      <MessageMenu message={message} me={MAYA} mutedUserIds={[]} room={room} place={PLACE} />
    </>
  );
}

const entry = (name: string) => screen.getByRole('button', { name });

it('goes through its entries by arrow keys, round at the ends', async () => {
  render(<Menu client={new ChatClient()} />);
  entry('React: Thumbs up').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(entry('React: Heart')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(entry('Report to the hosts')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('React: Thumbs up')).toHaveFocus();
});

it('leads to the answer, the report and the edit', async () => {
  const { unmount } = render(<Menu client={new ChatClient()} />);
  await userEvent.click(entry('Reply'));
  expect(screen.getByText('reply 7')).toBeInTheDocument();
  unmount();
  render(<Menu client={new ChatClient()} sender={MAYA} />);
  await userEvent.click(entry('Delete'));
  expect(screen.getByText('delete')).toBeInTheDocument();
  await userEvent.click(entry('Edit'));
  expect(screen.getByText('edit 7')).toBeInTheDocument();
});

it('names whose message it is about, name and text each in their own direction', () => {
  render(<Menu client={new ChatClient()} sender={{ ...JONAH, name: 'יונה' }} />);
  const name = screen.getByText('יונה');
  expect(name.tagName).toBe('BDI');
  expect(name.nextElementSibling?.tagName).toBe('BDI');
});

it('offers a finger the text to select from, and a mouse nothing that it can do anyway', async () => {
  const { unmount } = render(<Menu client={new ChatClient()} />);
  expect(screen.queryByRole('button', { name: 'Select text' })).toBeNull();
  unmount();
  fakeMatchMedia((query) => query === '(pointer: coarse)');
  render(<Menu client={new ChatClient()} />);
  await userEvent.click(entry('Select text'));
  expect(screen.getByText('select')).toBeInTheDocument();
});

it('reacts for the person', async () => {
  const client = new ChatClient();
  const asked: unknown[] = [];
  client.acts.react = async (...reaction) => {
    asked.push(reaction);
    return null;
  };
  render(<Menu client={client} />);
  await userEvent.click(entry('React: Heart'));
  expect(asked).toEqual([[7, '❤️', true]]);
});
