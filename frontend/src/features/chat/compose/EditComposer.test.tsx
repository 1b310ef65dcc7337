import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { readDraft, writeDraft } from '../../../api/device/chatDraft';
import { readEdit } from '../../../api/device/chatEditDraft';
import { ChatClient } from '../engine/chatClient';
import { EditComposer } from './EditComposer';
import { roomOf } from '../room/room';
import { aMessage, MAYA, MAYAS, MAYA_IS_IN } from '../testing/testing';
import { useDesk } from '../room/useDesk';

const OWN = aMessage({ seq: 4, sender: MAYA, content: 'deck 5' });
const edited = (rev: number, content: string): ChatMessage => ({
  ...OWN,
  change: { rev, content, editedAt: '2025-06-02T17:00:00.000Z', reactions: [] },
});
const deleted: ChatMessage = {
  ...OWN,
  content: '',
  change: { rev: 9, content: '', deletedAt: '2025-06-02T17:00:00.000Z', reactions: [] },
};
const box = () => screen.getByRole('textbox', { name: 'Edit your message' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Edited({ message, client }: { message: ChatMessage; client: ChatClient }) {
  const parts = { client, desk: useDesk(), timeZone: 'America/Los_Angeles' };
  return <EditComposer message={message} room={roomOf(MAYA_IS_IN, parts)} />;
}

function anEdit(message = OWN) {
  const client = new ChatClient();
  const { rerender, unmount } = render(<Edited message={message} client={client} />);
  const becomes = (next: ChatMessage) => act(() => rerender(<Edited message={next} client={client} />));
  return { client, becomes, unmount };
}

it('follows what another window makes of the message, while nothing was typed here', () => {
  const { becomes } = anEdit();
  becomes(edited(1, 'deck 6'));
  expect(box()).toHaveValue('deck 6');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps what was typed here, and says that the message has changed meanwhile', async () => {
  const { becomes } = anEdit();
  await userEvent.type(box(), ' or 7');
  becomes(edited(1, 'deck 6'));
  expect(box()).toHaveValue('deck 5 or 7');
  expect(screen.getByRole('status')).toHaveTextContent('You changed this message in another window');
});

it('stays while more was typed than what is being saved', async () => {
  const { client, becomes } = anEdit();
  let saved: () => void = () => undefined;
  jest.spyOn(client.acts, 'edit').mockReturnValue(
    new Promise((resolve) => {
      saved = () => resolve(null);
    }),
  );
  await userEvent.type(box(), ' or 7{Enter} or 8');
  becomes(edited(1, 'deck 5 or 7'));
  await act(async () => saved());
  expect(box()).toHaveValue('deck 5 or 7 or 8');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(readEdit(MAYAS)).toMatchObject({ text: 'deck 5 or 7 or 8' });
});

it('goes on with what was typed as a new message when the message is deleted', async () => {
  writeDraft(MAYAS, 'By the way,');
  const { becomes } = anEdit();
  await userEvent.type(box(), ' or 7');
  becomes(deleted);
  expect(readDraft(MAYAS)).toBe('By the way, deck 5 or 7');
});

it('leaves the draft alone when nothing was typed into what is deleted', () => {
  const { becomes } = anEdit();
  becomes(deleted);
  expect(readDraft(MAYAS)).toBe('');
});

it('has the text again after a reload or a time in which one may not write, until it is left', async () => {
  const { unmount } = anEdit();
  await userEvent.type(box(), ' or 7');
  unmount();
  anEdit().unmount();
  const again = anEdit();
  expect(box()).toHaveValue('deck 5 or 7');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Stop editing' }));
  again.unmount();
  anEdit();
  expect(box()).toHaveValue('deck 5');
});
