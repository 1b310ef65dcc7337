import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { ComposerTarget } from './compose/ComposerTarget';
import { ChatClient } from './engine/chatClient';
import { QuoteLine } from './message/QuoteLine';
import { PinnedBar } from './PinnedBar';
import { type Room, roomOf } from './room/room';
import { useDesk } from './room/useDesk';
import { SearchResults } from './side/SearchResults';
import { aMessage, JONAH, MAYA_IS_IN } from './testing/testing';

const TEXT = 'נפגשים ליד הבריכה ב-18:00!';
const NAME = 'דנה לוי';
const message = aMessage({ seq: 3, content: TEXT, sender: { ...JONAH, name: NAME } });
const client = new ChatClient();

function InRoom({ draw }: { draw: (room: Room) => ReactElement }) {
  const parts = { client, desk: useDesk(), timeZone: 'America/Los_Angeles' };
  return draw(roomOf(MAYA_IS_IN, parts));
}

beforeEach(() => fakeMatchMedia());

/** Whatever of these characters is shown stands in an element whose direction is its own: the "!" stays at its end. */
const isOnItsOwn = (shown: Element) => shown.closest('bdi, [dir="auto"]') !== null;

it.each<[string, (room: Room) => ReactElement]>([
  ['a pinned message', (room) => <PinnedBar pinned={[message]} room={room} />],
  ['what a message answers', (room) => <QuoteLine quote={{ seq: 3, message }} room={room} />],
  [
    'what was found',
    (room) => (
      <SearchResults
        found={{ state: 'found', text: 'zz', messages: [message], hasMore: false }}
        query="zz"
        room={room}
        onMore={() => undefined}
        onRetry={() => undefined}
        onGo={() => undefined}
      />
    ),
  ],
])('keeps the direction of %s and of its writer’s name', (_, draw) => {
  render(<InRoom draw={draw} />);
  const shown = [...screen.getAllByText(TEXT), ...screen.getAllByText(NAME)];
  expect(shown.map(isOnItsOwn)).toEqual([true, true]);
});

it('keeps the direction of what the box answers or changes', () => {
  render(
    <ComposerTarget icon={null} title="Editing" text={TEXT} leaveLabel="Stop" onLeave={() => undefined} />,
  );
  expect(isOnItsOwn(screen.getByText(TEXT))).toBe(true);
});
