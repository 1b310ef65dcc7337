import type { DirectoryPerson } from '../../api/guestArea';
import { formatLongDay } from '../../lib/time/dates';

/** Where somebody comes from and since when they are part of the group; nothing of what is not told. */
export function Origin({ person: { homeTown, joinedOn, isHost } }: { person: DirectoryPerson }) {
  return (
    <>
      {homeTown && <span>{`From ${homeTown}. `}</span>}
      {isHost && <span>Hosts this trip</span>}
      {!isHost && joinedOn && (
        <span>
          Joined <time dateTime={joinedOn}>{formatLongDay(joinedOn)}</time>
        </span>
      )}
    </>
  );
}
