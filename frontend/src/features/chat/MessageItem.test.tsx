import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../../../../backend/contracts/chat-events';
import { ChatClient } from './chatClient';
import { INITIAL_CHAT } from './chat.model';
import { chatReducer } from './chat.state';
import { MessageItem } from './MessageItem';
import { roomOf } from './room';
import { rowAt } from './rows.rules';
import { aChange, aMessage, aWelcome, JONAH, MAYA } from './testing';
import { useDesk } from './useDesk';

function Shown({ missed, mutedUserIds }: { missed: ChatMessage[]; mutedUserIds: number[] }) {
  const welcome = aWelcome({ missed, mutedUserIds });
  const state = chatReducer(INITIAL_CHAT, { type: 'welcomed', welcome, at: new Date(0) });
  const parts = { client: new ChatClient(), desk: useDesk(), timeZone: 'America/Los_Angeles' };
  const row = rowAt(state, missed.length - 1, parts.timeZone);
  if (row?.kind !== 'message') throw new Error('The last row is no message');
  return <MessageItem place={{}} row={row} room={roomOf(state, parts)} isActive />;
}

const show = (missed: ChatMessage[], mutedUserIds: number[] = []) =>
  render(<Shown missed={missed} mutedUserIds={mutedUserIds} />);

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
  expect(screen.getByText('Edit 5')).toHaveTextContent('Edit 5 (edited)');
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
