import { Panel } from '../../ui/Panel';
import type { CabinsValues } from './cabinsForm.rules';
import styles from './PageForm.module.css';
import { PictureFields } from './PictureFields';
import type { shownKinds } from './shownKinds';
import { StockNote } from './StockNote';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<CabinsValues>;
  kinds: ReturnType<typeof shownKinds>;
  /** Nobody has chosen any yet. */
  isStock: boolean;
}

/** Two pictures of each kind of cabin that is seen of the trip, to be chosen. */
export function CabinsFields({ page, kinds, isStock }: Props) {
  return kinds.map(([kind, name], place) => (
    <Panel key={kind} title={name}>
      <div className={styles.fields}>
        {isStock && place === 0 && <StockNote />}
        <fieldset className={styles.part}>
          <legend className={styles.subtitle}>The room</legend>
          <p className={styles.note}>Wherever the cabin is shown, chosen or paid.</p>
          <PictureFields page={page} at={`${kind}.room`} of={`the room, ${name}`} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.subtitle}>Beyond it</legend>
          <p className={styles.note}>
            What one sees from it, or does instead of sitting in it: beside the price, and with reviews.
          </p>
          <PictureFields page={page} at={`${kind}.beyond`} of={`what is beyond it, ${name}`} />
        </fieldset>
      </div>
    </Panel>
  ));
}
