import { useGuestGroup } from '../../api/guestGroup';
import { CaptionedPictures } from '../../ui/CaptionedPictures';
import styles from './Adventures.module.css';
import { useOwnTrip } from './useOwnTrip';

/** Scenes of earlier sailings: those that the hosts have chosen, and drawings where they have not and somebody tells of one. */
export function Adventures() {
  const { trip } = useOwnTrip();
  const { data: group } = useGuestGroup();
  if (!group?.adventures.length || (group.version === 0 && !trip?.reviews.length)) return null;
  return (
    <section className={styles.band} aria-labelledby="adventures">
      <div className={styles.inner}>
        <h2 id="adventures">Previous adventures</h2>
        <CaptionedPictures
          pictures={group.adventures}
          illustrated="scenes from earlier sailings"
          look="small"
        />
      </div>
    </section>
  );
}
