import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { ChatClient } from '../engine/chatClient';
import { type ChatState, INITIAL_CHAT } from '../engine/chat.model';
import { chatReducer } from '../engine/chat.state';
import { ListRow } from './ListRow';
import { roomOf } from '../room/room';
import { rowAt, rowKeys } from '../message/rows.rules';
import { aChange, aMessage, aWelcome, JONAH, MAYA } from '../testing/testing';
import { useDesk } from '../room/useDesk';

const NOW = new Date(0);

/** The last row of a chat. */
function LastRow({ state }: { state: ChatState }) {
  const parts = { client: new ChatClient(), desk: useDesk(), timeZone: 'America/Los_Angeles' };
  const keys = rowKeys(state);
  const row = rowAt(state, keys.length - 1, parts.timeZone);
  if (!row) throw new Error('The chat has no row');
  const key = keys.at(-1) ?? '';
  return (
    <ListRow
      key={key}
      rowKey={key}
      index={keys.length - 1}
      measure={() => undefined}
      row={row}
      room={roomOf(state, parts)}
      isActive
    />
  );
}

const welcomed = (parts: Parameters<typeof aWelcome>[0]) =>
  chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome: aWelcome(parts), at: NOW });

const show = (missed: ChatMessage[], mutedUserIds: number[] = []) =>
  render(<LastRow state={welcomed({ missed, mutedUserIds })} />);

it('says what it answers, and leads there', () => {
  show([aMessage({ seq: 1, content: 'Who brings cards?' }), aMessage({ seq: 2, replyTo: 1, sender: MAYA })]);
  expect(screen.getByRole('button', { name: 'In reply to Jonah Okafor Who brings cards?' })).toBeVisible();
});

it('shows who reacted, and whether one is among them', () => {
  const reactions = [{ emoji: '👍', userIds: [JONAH.id, MAYA.id] }];
  show([{ ...aMessage({ seq: 1 }), change: { rev: 1, content: 'Hi', reactions } }]);
  const thumbs = screen.getByRole('button', { name: 'Thumbs up, 2: You and Jonah Okafor' });
  expect(thumbs).toHaveAttribute('aria-pressed', 'true');
});

it('shows what was edited as edited, and nothing of what was deleted', () => {
  const { unmount } = show([{ ...aMessage({ seq: 1, content: 'Old' }), change: aChange(5) }]);
  expect(screen.getByText('Edit 5').closest('p')).toHaveTextContent('Edit 5 (edited)');
  unmount();

  show([{ ...aMessage({ seq: 1, content: 'Old' }), change: aChange(4) }]);
  expect(screen.getByRole('article')).toHaveTextContent('Message deleted');
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('folds what somebody muted says, until it is asked for', async () => {
  show([aMessage({ seq: 1, content: 'Buy my shirts' })], [JONAH.id]);
  expect(screen.queryByText('Buy my shirts')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Buy my shirts')).toBeVisible();
});

it('names an announcement as one', () => {
  show([aMessage({ seq: 1, isAnnouncement: true })]);
  expect(screen.getByRole('article')).toHaveTextContent('HostAnnouncement');
});

it('gives a photo its room before it is here', () => {
  const photo = { id: 'p', url: '/p', thumbnailUrl: '/p/t', width: 1600, height: 1200, alt: 'The pier' };
  show([aMessage({ seq: 1, content: '', photo })]);
  expect(screen.getByRole('img', { name: 'The pier' })).toHaveAttribute('height', '240');
});

it('keeps the focus on an own line while it moves into the log', () => {
  const line = { clientId: 'c-1', content: 'Hello', at: NOW.toISOString() };
  const written = chatReducer(welcomed({ missed: [] }), { type: 'written', line });
  const { rerender } = render(<LastRow state={written} />);
  screen.getByRole('article', { name: 'You, Sending…' }).focus();

  const { me } = written;
  const message = aMessage({ seq: 1, clientId: 'c-1', content: 'Hello', ...(me && { sender: me }) });
  rerender(<LastRow state={chatReducer(written, { type: 'acknowledged', message })} />);
  expect(screen.getByRole('article')).toHaveFocus();
  expect(screen.getByRole('article')).not.toHaveAccessibleName(/Sending/);
});
