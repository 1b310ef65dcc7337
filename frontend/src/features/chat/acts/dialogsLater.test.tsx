import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { dismissToast, shownToast } from '../../../ui/toast';
import { ChatClient } from '../engine/chatClient';
import { roomOf } from '../room/room';
import { useDesk } from '../room/useDesk';
import { aMessage, MAYA_IS_IN } from '../testing/testing';
import { MessageDialog } from './dialogsLater';

jest.mock('./MessageDialog', () => {
  throw new Error('not fetched');
});

afterEach(dismissToast);

function Conversation() {
  const desk = useDesk();
  const room = roomOf(MAYA_IS_IN, { client: new ChatClient(), desk, timeZone: 'UTC' });
  return (
    <>
      <button type="button" onClick={() => desk.open('delete', 7)}>
        {desk.opened ? 'open' : 'not open'}
      </button>
      {desk.opened && <MessageDialog kind="delete" message={aMessage({ seq: 7 })} room={room} />}
    </>
  );
}

it('says that what was opened could not be fetched, and keeps the conversation', async () => {
  render(<Conversation />);
  fireEvent.click(screen.getByRole('button', { name: 'not open' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'That could not be opened' }));
  expect(screen.getByRole('button', { name: 'not open' })).toBeVisible();
});
