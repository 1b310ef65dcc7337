import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import type { SharedPhoto } from '../../../api/chat/chatPhotos';
import { longDayOf } from '../room/chatTimes';
import { photoOf } from '../engine/message.rules';
import type { LargePhoto } from './PhotoDialog';

/** The photos among some messages, in the order of the talk. */
export function photosIn(messages: readonly ChatMessage[], timeZone: string): LargePhoto[] {
  return messages.flatMap((message) => {
    const photo = photoOf(message);
    if (!photo) return [];
    const { url, width, height, alt } = photo;
    const caption = `${alt} ${longDayOf(message.at, timeZone)}`;
    return [{ key: photo.id, url, width, height, alt, title: message.sender.name, caption }];
  });
}

export function largePhoto(
  { id, url, width, height, alt, sharedBy, at }: SharedPhoto,
  timeZone: string,
): LargePhoto {
  return { key: id, url, width, height, alt, title: sharedBy, caption: `${alt} ${longDayOf(at, timeZone)}` };
}
