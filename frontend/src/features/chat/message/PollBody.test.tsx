import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatPollStanding } from '../../../../../backend/contracts/chat-polls';
import { dismissToast, shownToast } from '../../../ui/toast';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { aMessage, JONAH, MAYA, MAYA_IS_IN } from '../testing/testing';
import PollBody from './PollBody';

const ANSWERS = ['Tacos', 'Pizza', 'Nothing'];
const NAMES = new Map([
  [MAYA.id, MAYA.name],
  [JONAH.id, JONAH.name],
]);
/** Not of those whose names are known here. */
const STRANGER = 9;

interface Asked {
  votes?: number[][];
  endedAt?: string;
  isMultiple?: boolean;
  sender?: typeof MAYA;
}

function Poll({
  client,
  votes,
  endedAt,
  isMultiple = false,
  sender = JONAH,
}: Asked & { client: ChatClient }) {
  const desk = useDesk();
  const room = roomOf({ ...MAYA_IS_IN, names: NAMES }, { client, desk, timeZone: 'UTC' });
  const poll = { answers: ANSWERS, isMultiple };
  const standing: ChatPollStanding | undefined = votes && {
    chosen: votes.map((userIds) => ({ userIds })),
    ...(endedAt && { endedAt }),
  };
  const change = standing && { rev: 3, content: 'What do we eat?', reactions: [], poll: standing };
  const message = aMessage({ seq: 7, sender, content: 'What do we eat?', poll, ...(change && { change }) });
  return (
    <>
      <PollBody message={message} poll={poll} room={room} />
      <p>{desk.opened ? `${desk.opened.kind} ${desk.opened.seq}` : 'nothing open'}</p>
    </>
  );
}

function aPoll(asked: Asked = {}) {
  const client = new ChatClient();
  const voted: unknown[] = [];
  let outcome: string | null = null;
  client.acts.vote = async (...vote) => {
    voted.push(vote);
    return outcome;
  };
  const { rerender } = render(<Poll client={client} {...asked} />);
  return {
    voted,
    refuse: (sentence: string) => {
      outcome = sentence;
    },
    becomes: (next: Asked) => rerender(<Poll client={client} {...asked} {...next} />),
  };
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const answer = (role: 'radio' | 'checkbox', name: string) => screen.getByRole(role, { name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  dismissToast();
});

it('is a group of answers that the question names, each with who chose it', () => {
  aPoll({ votes: [[JONAH.id, MAYA.id], [STRANGER], []] });
  const named = { name: /^What do we eat\? Choose one\. Everybody can see who chose what/ };
  expect(screen.getByRole('group', named)).toBeVisible();
  expect(answer('radio', 'Tacos')).toBeChecked();
  expect(answer('radio', 'Tacos')).toHaveAccessibleDescription('2 votes: You and Jonah Okafor');
  expect(answer('radio', 'Pizza')).toHaveAccessibleDescription('1 vote: 1 person');
  expect(answer('radio', 'Nothing')).toHaveAccessibleDescription('0 votes');
  expect(screen.getByText('3 voted')).toBeVisible();
});

it('sends at once and shows it at once, and of what is pressed meanwhile the last', async () => {
  const { voted } = aPoll();
  fireEvent.click(answer('radio', 'Tacos'));
  expect(voted).toEqual([[7, [0]]]);
  fireEvent.click(answer('radio', 'Pizza'));
  fireEvent.click(answer('radio', 'Nothing'));
  expect(answer('radio', 'Nothing')).toBeChecked();
  await settle();
  expect(voted).toEqual([
    [7, [0]],
    [7, [2]],
  ]);
});

it('takes a vote back', async () => {
  const { voted } = aPoll({ votes: [[MAYA.id], [], []] });
  fireEvent.click(screen.getByRole('button', { name: 'Take back my vote' }));
  expect(answer('radio', 'Tacos')).toHaveFocus();
  // It keeps its room, so that a first vote moves nothing.
  expect(screen.getByText('Take back my vote')).not.toBeVisible();
  await settle();
  expect(voted).toEqual([[7, []]]);
});

it('adds to several answers and takes one of them away', async () => {
  const { voted } = aPoll({ isMultiple: true, votes: [[MAYA.id], [], []] });
  fireEvent.click(answer('checkbox', 'Pizza'));
  await settle();
  fireEvent.click(answer('checkbox', 'Tacos'));
  await settle();
  expect(voted).toEqual([
    [7, [0, 1]],
    [7, []],
  ]);
});

it('says why a vote was not counted, and shows again what stands', async () => {
  const { refuse } = aPoll({ votes: [[MAYA.id], [], []] });
  refuse('This poll has ended.');
  fireEvent.click(answer('radio', 'Pizza'));
  await settle();
  expect(shownToast()).toMatchObject({ description: 'This poll has ended.' });
  expect(answer('radio', 'Tacos')).toBeChecked();
});

it('goes by the arrows from answer to answer, and chooses none by them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);
  const { voted } = aPoll({ votes: [[MAYA.id], [], []] });
  answer('radio', 'Tacos').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  document.body.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(answer('radio', 'Pizza')).toHaveFocus();
  expect(answer('radio', 'Tacos')).toBeChecked();
  expect(voted).toEqual([]);
  await user.keyboard(' ');
  expect(voted).toEqual([[7, [1]]]);
});

it('can be ended by who asked and by hosts, who are asked first', () => {
  const { becomes } = aPoll();
  expect(screen.queryByRole('button', { name: 'End poll' })).toBeNull();
  becomes({ sender: MAYA });
  fireEvent.click(screen.getByRole('button', { name: 'End poll' }));
  expect(screen.getByText('end-poll 7')).toBeInTheDocument();
});

it('shows what came of it once it has ended, and says it to who was there', () => {
  const votes = [[JONAH.id], [MAYA.id, STRANGER], []];
  const { becomes } = aPoll({ votes });
  expect(screen.getByRole('status')).toHaveTextContent('');
  becomes({ votes, endedAt: '2025-06-02T17:00:00.000Z' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('list', { name: 'Result: What do we eat?' })).toHaveTextContent(
    'Your choice: Pizza',
  );
  expect(screen.getByRole('status')).toHaveTextContent('The poll has ended. Most votes: Pizza, 2 votes.');
});

it('says nothing of a poll that had ended before', () => {
  aPoll({ votes: [[], [], []], endedAt: '2025-06-02T17:00:00.000Z' });
  expect(screen.getByText('0 voted')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('');
});
