import type { ChatState } from '../engine/chat.model';
import { DeleteDialog } from './DeleteDialog';
import { photosIn } from './largePhotos';
import { MessageMenu } from './MessageMenu';
import { photoOf } from '../engine/message.rules';
import { PhotoDialog } from './PhotoDialog';
import { findMessage } from '../engine/pins.rules';
import { ReportDialog } from './ReportDialog';
import type { Room } from '../room/room';
import { TextDialog } from './TextDialog';

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
      return <DeleteDialog message={message} room={room} />;
    case 'report':
      return <ReportDialog message={message} room={room} />;
    case 'select':
      return <TextDialog message={message} room={room} />;
    case 'photo': {
      const photos = photosIn(state.log.messages, room.timeZone);
      const startAt = photos.findIndex(({ key }) => key === photoOf(message)?.id);
      return startAt < 0 ? null : <PhotoDialog photos={photos} startAt={startAt} onClose={room.desk.close} />;
    }
  }
}
