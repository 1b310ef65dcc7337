import { memo, type ReactNode } from 'react';
import { useListClosedOn } from '../../../api/voyages';
import { ActivityPanel } from './ActivityPanel';
import type { ChatState } from '../engine/chat.model';
import { SearchPanel } from './searchLater';
import { Guidelines } from './Guidelines';
import { MutedPeople } from './MutedPeople';
import { Notifications } from '../notify/Notifications';
import { QuickActions } from './QuickActions';
import type { Room } from '../room/room';
import { SharedPhotos } from './SharedPhotos';
import type { PhotoDesk } from '../compose/usePhotoDrafts';

export type SideName = 'about' | 'search';

interface Props {
  side: SideName;
  activity: ChatState['activity'];
  /** Which message brought the newest photo. */
  newestPhoto: number | undefined;
  mutedUserIds: ChatState['mutedUserIds'];
  room: Room;
  photos: PhotoDesk;
  /** What happens next on the trip. */
  upcoming: ReactNode;
  onSide: (side: SideName | null) => void;
}

/** What stands beside the messages: the search, or how lively the group is and what it is up to. */
export const SideColumn = memo(function SideColumn(props: Props) {
  const { side, activity, newestPhoto, mutedUserIds, room, photos, upcoming, onSide } = props;
  const tripId = room.seat?.tripId;
  const isListOpen = useListClosedOn({ tripId }) === null;
  if (side === 'search') return <SearchPanel room={room} onClose={() => onSide(null)} />;
  return (
    <>
      <ActivityPanel activity={activity} timeZone={room.timeZone} />
      {upcoming}
      <QuickActions
        tripId={tripId}
        isListOpen={isListOpen}
        photos={photos}
        onSearch={() => onSide('search')}
      />
      <SharedPhotos
        tripId={tripId}
        count={activity?.photosShared}
        newest={newestPhoto}
        timeZone={room.timeZone}
      />
      <Guidelines />
      {room.me && <Notifications userId={room.me.id} />}
      <MutedPeople userIds={mutedUserIds} room={room} />
    </>
  );
});
