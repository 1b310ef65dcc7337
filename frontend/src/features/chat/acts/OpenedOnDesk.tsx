import type { ChatState } from '../engine/chat.model';
import { MessageDialog, MessageMenu, PhotoDialog } from './dialogsLater';
import { photosIn } from './largePhotos';
import { photoOf } from '../engine/message.rules';
import { findMessage } from '../engine/pins.rules';
import type { Room } from '../room/room';

/** The menu or the dialog that is open, if any, about a message as it is now. */
export function OpenedOnDesk({ state, room }: { state: ChatState; room: Room }) {
  const { opened } = room.desk;
  const message = opened && findMessage(state, opened.seq);
  if (!message || !room.me) return null;

  switch (opened.kind) {
    case 'menu':
      return (
        <MessageMenu
          message={message}
          me={room.me}
          mutedUserIds={state.mutedUserIds}
          room={room}
          place={opened.place}
        />
      );
    case 'delete':
    case 'report':
    case 'select':
    case 'end-poll':
      return <MessageDialog kind={opened.kind} message={message} room={room} />;
    case 'photo': {
      const photos = photosIn(state.log.messages, room.timeZone);
      const startAt = photos.findIndex(({ key }) => key === photoOf(message)?.id);
      return startAt < 0 ? null : <PhotoDialog photos={photos} startAt={startAt} onClose={room.desk.close} />;
    }
  }
}
