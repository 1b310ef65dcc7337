import { render, screen } from '@testing-library/react';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { aMessage, MAYA_IS_IN } from '../testing/testing';
import { PollBody } from './pollLater';

jest.mock('./PollBody', () => {
  throw new Error('not fetched');
});

const POLL = { answers: ['Tacos', 'Pizza'], isMultiple: false };
const LOAD_AGAIN = 'To vote, load the page again.';

function Poll({ endedAt }: { endedAt?: string }) {
  const room = roomOf(MAYA_IS_IN, { client: new ChatClient(), desk: useDesk(), timeZone: 'UTC' });
  const poll = { chosen: [], ...(endedAt && { endedAt }) };
  const change = { rev: 1, content: 'What?', reactions: [], poll };
  return <PollBody message={aMessage({ seq: 7, poll: POLL, change })} poll={POLL} room={room} />;
}

it('says how one can vote where the script cannot be fetched, unless the poll has ended', async () => {
  render(
    <>
      <Poll />
      <Poll endedAt="2025-06-02T17:00:00.000Z" />
    </>,
  );
  expect(await screen.findAllByText(LOAD_AGAIN)).toHaveLength(1);
  expect(screen.getAllByText('Tacos')).toHaveLength(2);
});
