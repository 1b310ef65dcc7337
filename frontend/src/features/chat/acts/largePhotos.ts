import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { photoBy } from '../../../../../backend/contracts/photo-by';
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
    const by = message.sender.name;
    const caption = captionOf(alt, by, longDayOf(message.at, timeZone));
    return [{ key: photo.id, url, width, height, alt, title: by, caption }];
  });
}

const isDescribed = (alt: string, by: string) => alt !== '' && alt !== photoBy(by);

/** Below a photo, where its author is named beside: what was said of it, and the day. */
const captionOf = (alt: string, by: string, day: string) => (isDescribed(alt, by) ? `${alt} · ${day}` : day);

/** "The pier, by Nina O.", or "A photo by Nina O." where nobody has described it. */
export const photoName = ({ alt, sharedBy }: Pick<SharedPhoto, 'alt' | 'sharedBy'>) =>
  isDescribed(alt, sharedBy) ? `${alt}, by ${sharedBy}` : photoBy(sharedBy);

export function largePhoto(
  { id, url, width, height, alt, sharedBy, at }: SharedPhoto,
  timeZone: string,
): LargePhoto {
  const caption = captionOf(alt, sharedBy, longDayOf(at, timeZone));
  return { key: id, url, width, height, alt, title: sharedBy, caption };
}
