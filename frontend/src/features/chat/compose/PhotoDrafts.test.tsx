import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import { ChatClient } from '../engine/chatClient';
import { Composer } from './Composer';
import { roomOf } from '../room/room';
import { MAYA_IS_IN } from '../testing/testing';
import { useDesk } from '../room/useDesk';
import { usePhotoDrafts } from './usePhotoDrafts';

jest.mock('./preparePhoto', () => ({
  preparePhoto: async (file: File): Promise<UnsentPhoto> => {
    // A large picture takes its time.
    if (file.name.startsWith('large')) await new Promise((resolve) => setTimeout(resolve, 30));
    if (file.name.startsWith('broken')) throw new Error('no picture');
    return { file, preview: 'data:', width: 4, height: 3, alt: '' };
  },
}));

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const rows = () => screen.queryAllByRole('listitem');

function ComposerOf({ client }: { client: ChatClient }) {
  const parts = { client, desk: useDesk(), timeZone: 'America/Los_Angeles' };
  return <Composer answered={undefined} room={roomOf(MAYA_IS_IN, parts)} photos={usePhotoDrafts()} />;
}

/** A composer of a client that is not connected, and pictures chosen in it at one go. */
async function choosing(names: string[]) {
  const client = new ChatClient();
  render(<ComposerOf client={client} />);
  await userEvent.upload(screen.getByTestId('photo-input'), names.map(picture));
  const written = () =>
    client
      .getState()
      .pending.map(({ content, photo }) => [content, photo && (photo.file as File).name, photo?.alt]);
  return { written };
}

beforeEach(() => localStorage.clear());

it('sends several photos as messages in their order, the words with the first', async () => {
  const { written } = await choosing(['pier.png', 'boat.png', 'gull.png']);
  expect(rows()).toHaveLength(3);
  await userEvent.type(screen.getByRole('textbox', { name: /^What does photo 3 show\?/ }), 'A gull');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message everyone aboard' }), 'Look{Enter}');
  expect(written()).toEqual([
    ['Look', 'pier.png', ''],
    ['', 'gull.png', 'A gull'],
  ]);
  expect(rows()).toHaveLength(0);
});

it('says how many go at once, keeps those, and takes more once there is room', async () => {
  await choosing(Array.from({ length: 12 }, (_, i) => `${i}.png`));
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole('alert')).toHaveTextContent('At most 10 photos go out at once.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.upload(screen.getByTestId('photo-input'), [picture('late.png')]);
  expect(rows()).toHaveLength(10);
});

it('keeps the order in which they were chosen, though the first takes longer than those that follow', async () => {
  const { written } = await choosing(['large.png']);
  await userEvent.upload(screen.getByTestId('photo-input'), [picture('small.png')]);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(written().map(([, name]) => name)).toEqual(['large.png', 'small.png']);
});

it('goes on to the neighbor of a photo that is put away, and to the words after the last', async () => {
  await choosing(['pier.png', 'boat.png', 'gull.png']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(screen.getByRole('button', { name: 'Remove photo 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(rows()).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Message everyone aboard' })).toHaveFocus();
});

it('names what cannot be a picture among those that are pasted', async () => {
  const { written } = await choosing([]);
  const files = [picture('pier.png'), new File(['x'], 'plan.pdf', { type: 'application/pdf' })];
  await userEvent.click(screen.getByRole('textbox', { name: 'Message everyone aboard' }));
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { files, getData: () => '' } });
  expect(screen.getByRole('alert')).toHaveTextContent('“plan.pdf” could not be read as a picture.');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(written().map(([, name]) => name)).toEqual(['pier.png']);
});

it('names the file that is no picture, and keeps the others', async () => {
  const { written } = await choosing(['pier.png', 'broken.png', 'gull.png']);
  expect(screen.getByRole('alert')).toHaveTextContent('“broken.png” could not be read as a picture.');
  expect(rows().map((row) => within(row).getByRole('textbox').getAttribute('value'))).toEqual(['', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(written().map(([, name]) => name)).toEqual(['pier.png', 'gull.png']);
});
