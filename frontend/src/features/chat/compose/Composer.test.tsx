import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { writeDraft } from '../../../api/device/chatDraft';
import { ChatClient } from '../engine/chatClient';
import { Composer } from './Composer';
import { roomOf } from '../room/room';
import { aMessage, MAYAS, MAYA_IS_IN } from '../testing/testing';
import { useDesk } from '../room/useDesk';
import { usePhotoDrafts } from './usePhotoDrafts';

const box = () => screen.getByRole('textbox', { name: 'Message everyone aboard' });

beforeEach(() => localStorage.clear());

function ComposerOf({ client, answered }: { client: ChatClient; answered: ChatMessage | undefined }) {
  const parts = { client, desk: useDesk(), timeZone: 'America/Los_Angeles' };
  return <Composer answered={answered} room={roomOf(MAYA_IS_IN, parts)} photos={usePhotoDrafts()} />;
}

/** A composer of a client that is not connected: what is written waits in its state. */
function aComposer(answered?: ChatMessage) {
  const client = new ChatClient();
  const { unmount, rerender } = render(<ComposerOf client={client} answered={answered} />);
  const becomes = (next: ChatMessage) => rerender(<ComposerOf client={client} answered={next} />);
  return { unmount, becomes, written: () => client.getState().pending.map(({ content }) => content) };
}

it('sends on Enter, breaks the line on Shift+Enter, and keeps the focus', async () => {
  const { written } = aComposer();
  await userEvent.type(box(), 'First line{Shift>}{Enter}{/Shift}second line{Enter}');

  expect(written()).toEqual(['First line\nsecond line']);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('sends by the button and gives the focus back to the text', async () => {
  const { written } = aComposer();
  await userEvent.type(box(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(written()).toEqual(['Hello']);
  expect(box()).toHaveFocus();
});

it.each(['  ', '\u200b\u2800', '\u3164'])('sends nothing of what nobody sees: "%s"', async (blanks) => {
  const { written } = aComposer();
  await userEvent.type(box(), `${blanks}{Enter}`);
  expect(written()).toEqual([]);
});

it('keeps a text that is too long, says by how much, and sends it not', async () => {
  const { written } = aComposer();
  await userEvent.click(box());
  await userEvent.paste('x'.repeat(2_001));
  await userEvent.keyboard('{Enter}');

  expect(written()).toEqual([]);
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('1 character too long');
});

it('keeps the draft of each person over a reload', async () => {
  const before = aComposer();
  await userEvent.type(box(), 'Half a thought');
  before.unmount();
  aComposer();
  expect(box()).toHaveValue('Half a thought');
});

/** Pastes a picture, with a text beside it as office programs put it there. True where the browser puts the text in. */
const pastePicture = (text: string) =>
  fireEvent.paste(box(), {
    clipboardData: { files: [new File(['x'], 'copied.png', { type: 'image/png' })], getData: () => text },
  });

it('leaves the text to the browser where a picture of it lies beside it, and takes a picture alone', async () => {
  aComposer();
  expect(pastePicture('Deck 7\tDinner')).toBe(true);
  expect(screen.queryByText(/copied\.png/)).toBeNull();
  expect(pastePicture('')).toBe(false);
  // jsdom draws no picture: that it was tried is told.
  expect(await screen.findByText(/“copied\.png” could not be read/)).toBeVisible();
});

it('says at once that the message one answers was deleted', () => {
  const message = aMessage({ seq: 4, content: 'a secret' });
  const { becomes } = aComposer(message);
  expect(screen.getByText('a secret')).toBeVisible();
  const deletedAt = '2025-06-02T17:00:00.000Z';
  becomes({ ...message, content: '', change: { rev: 1, content: '', deletedAt, reactions: [] } });
  expect(screen.queryByText('a secret')).toBeNull();
  expect(screen.getByText('Message deleted')).toBeVisible();
});

const sentElsewhere = () =>
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'chat-draft:1:1', newValue: null })),
  );

it('empties a draft that was sent in another tab, unless one goes on with it here', async () => {
  writeDraft(MAYAS, 'Dinner at 7?');
  aComposer();
  expect(box()).toHaveValue('Dinner at 7?');
  sentElsewhere();
  expect(box()).toHaveValue('');
  await userEvent.type(box(), 'My own');
  sentElsewhere();
  expect(box()).toHaveValue('My own');
});
