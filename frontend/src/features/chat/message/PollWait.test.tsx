import { render, screen } from '@testing-library/react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { aMessage, JONAH, MAYA, MAYA_IS_IN } from '../testing/testing';
import { PollWait } from './PollWait';

const POLL = { answers: ['Tacos', 'Pizza'], isMultiple: false };
const NAMES = new Map([[JONAH.id, JONAH.name]]);

function Waiting({ message }: { message?: ChatMessage }) {
  const client = new ChatClient();
  const room = roomOf({ ...MAYA_IS_IN, names: NAMES }, { client, desk: useDesk(), timeZone: 'UTC' });
  return <PollWait poll={POLL} room={room} {...(message && { message })} />;
}

it('shows who has voted, and keeps the room of what one can do once it is there', () => {
  const poll = { chosen: [{ userIds: [JONAH.id] }, { userIds: [] }] };
  const change = { rev: 1, content: 'What?', reactions: [], poll };
  render(<Waiting message={aMessage({ seq: 7, sender: MAYA, poll: POLL, change })} />);
  expect(screen.getByText('Jonah Okafor')).toBeVisible();
  expect(screen.getByText('1 voted')).toBeVisible();
  for (const word of ['End poll', 'Take back my vote']) expect(screen.getByText(word)).not.toBeVisible();
});

it('says nothing of how one votes before it is sent', () => {
  render(<Waiting />);
  expect(screen.getByText('Tacos')).toBeVisible();
  expect(screen.getByText(/^Choose one/)).not.toBeVisible();
});
