import { useGuestGroup } from '../../api/guestGroup';
import { CaptionedPictures } from '../../ui/CaptionedPictures';
import styles from './GroupPictures.module.css';

/** What the group does together, in pictures. */
export function GroupPictures() {
  const { data: group } = useGuestGroup();
  if (!group?.activities.length) return null;
  return (
    <section aria-labelledby="activities">
      <h2 id="activities" className={styles.title}>
        Group activities
      </h2>
      <CaptionedPictures pictures={group.activities} illustrated="what groups do on board" look="large" />
    </section>
  );
}
