import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { MAYA_IS_IN } from '../testing/testing';
import PollDialog from './PollDialog';

beforeEach(() => sessionStorage.clear());

function Asking({ client, onClose }: { client: ChatClient; onClose: () => void }) {
  const room = roomOf(MAYA_IS_IN, { client, desk: useDesk(), timeZone: 'UTC' });
  return <PollDialog room={room} onClose={onClose} />;
}

/** The dialog of a client that is not connected: what is asked waits in its state. */
function aDialog() {
  const client = new ChatClient();
  const onClose = jest.fn();
  const { unmount } = render(<Asking client={client} onClose={onClose} />);
  return {
    unmount,
    onClose,
    asked: () => client.getState().pending.map(({ content, poll }) => ({ content, poll })),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('asks what was written, without the empty answers', async () => {
  const { asked, onClose } = aDialog();
  await userEvent.type(field('Question'), ' What do we eat? ');
  await userEvent.type(field('Answer 1'), 'Tacos');
  await userEvent.type(field('Answer 2'), ' Pizza ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Several answers may be chosen' }));
  await send();
  expect(asked()).toEqual([
    { content: 'What do we eat?', poll: { answers: ['Tacos', 'Pizza'], isMultiple: true } },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('grows as it is filled, up to ten answers', async () => {
  aDialog();
  expect(screen.queryByRole('textbox', { name: 'Answer 3' })).toBeNull();
  for (let at = 1; at <= 10; at += 1) await userEvent.type(field(`Answer ${at}`), `${at}`);
  expect(screen.queryByRole('textbox', { name: 'Answer 11' })).toBeNull();
});

it('goes on to the next field by Enter, and sends nothing', async () => {
  const { asked } = aDialog();
  await userEvent.type(field('Question'), 'Where?{Enter}');
  expect(field('Answer 1')).toHaveFocus();
  await userEvent.keyboard('Deck 5{Enter}Deck 6{Enter}');
  expect(field('Answer 3')).toHaveFocus();
  expect(asked()).toEqual([]);
});

it('says what is missing where it is missing, and sends nothing', async () => {
  const { asked, onClose } = aDialog();
  await send();
  expect(field('Question')).toHaveAccessibleDescription('Write a question');
  expect(field('Answer 1')).toHaveAccessibleDescription('Write two answers or more');
  expect(field('Question')).toHaveFocus();
  await userEvent.type(field('Question'), 'Where?');
  await userEvent.type(field('Answer 1'), 'Deck 5');
  await userEvent.type(field('Answer 2'), 'Deck 5 ');
  expect(field('Question')).toBeValid();
  expect(field('Answer 2')).toHaveAccessibleDescription('This answer is there already');
  await send();
  expect(asked()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('says at once that an answer is too long', async () => {
  aDialog();
  await userEvent.click(field('Answer 1'));
  await userEvent.paste('x'.repeat(81));
  expect(field('Answer 1')).toHaveAccessibleDescription('Use at most 80 characters');
});

it('keeps what was typed until it is sent', async () => {
  const before = aDialog();
  await userEvent.type(field('Question'), 'Where?');
  await userEvent.type(field('Answer 1'), 'Deck 5');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  before.unmount();
  const again = aDialog();
  expect(field('Question')).toHaveValue('Where?');
  await userEvent.type(field('Answer 2'), 'Deck 6');
  await send();
  again.unmount();
  aDialog();
  expect(field('Question')).toHaveValue('');
  expect(field('Answer 1')).toHaveValue('');
});
