import type { PackingGroup } from '../../api/guestGuide';
import { usePacking } from '../../api/packing';
import { packingCounts } from './packing';
import { PackingProgress } from './PackingProgress';
import styles from './PackingList.module.css';
import page from './PreparationPage.module.css';

interface Props {
  /** The trip that the list is of. */
  tripId: number;
  packing: readonly PackingGroup[];
}

/** The whole list with boxes to tick. The ticks are the account's; on paper every box is empty. */
export function PackingList({ tripId, packing }: Props) {
  const { packed, toggle, isReady, isSaved, isOutOfReach } = usePacking(tripId);

  return (
    <section id="packing" className={page.section} aria-labelledby="packing-title">
      <h2 id="packing-title">Complete packing list</h2>
      <p className={page.lead}>
        Tick what is in the bag: on the phone in the shop, on the laptop at home. The ticks are for you alone;
        on paper the boxes are empty.
      </p>
      <PackingProgress
        counts={packingCounts(packing, packed)}
        isSaved={isSaved}
        isOutOfReach={isOutOfReach}
      />
      <div className={styles.groups}>
        {packing.filter(hasThings).map(({ title, items }, place) => (
          <fieldset key={`${place} ${title}`} className={styles.group} disabled={!isReady}>
            <legend>{title}</legend>
            {items.map(({ key, name, isEssential }) => (
              <label key={key} className={styles.item}>
                <input type="checkbox" checked={packed.has(key)} onChange={() => toggle(key)} />
                <span>
                  {name} {isEssential && <span className={styles.essential}>Essential</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

const hasThings = ({ items }: PackingGroup): boolean => items.length > 0;
