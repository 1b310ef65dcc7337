import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatClient } from './chatClient';
import { Composer } from './Composer';
import { INITIAL_CHAT } from './chat.model';
import { roomOf } from './room';
import { MAYA } from './testing';
import { useDesk } from './useDesk';
import { usePhotoDrafts } from './usePhotoDrafts';

const box = () => screen.getByRole('textbox', { name: 'Message everyone aboard' });

beforeEach(() => localStorage.clear());

function ComposerOf({ client }: { client: ChatClient }) {
  const parts = { client, desk: useDesk(), timeZone: 'America/Los_Angeles' };
  return <Composer room={roomOf({ ...INITIAL_CHAT, me: MAYA }, parts)} photos={usePhotoDrafts()} />;
}

/** A composer of a client that is not connected: what is written waits in its state. */
function aComposer() {
  const client = new ChatClient();
  const { unmount } = render(<ComposerOf client={client} />);
  return { unmount, written: () => client.getState().pending.map(({ content }) => content) };
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

it('sends nothing of blanks', async () => {
  const { written } = aComposer();
  await userEvent.type(box(), '  {Enter}');
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
