import type { DirectoryPerson } from '../../api/guestArea';
import { formatLongDay } from '../../lib/dates';

/** Since when somebody is part of the group; nothing where that is not told. */
export function JoinedOn({ person: { joinedOn, isHost } }: { person: DirectoryPerson }) {
  if (isHost) return 'Hosts this trip';
  if (!joinedOn) return null;
  return (
    <>
      Joined <time dateTime={joinedOn}>{formatLongDay(joinedOn)}</time>
    </>
  );
}
