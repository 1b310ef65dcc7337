import { useSession } from '../../api/session';
import { usePackedItems } from './packedItems';
import { PACKING_IDS, PACKING_LIST } from './packing';
import styles from './PackingList.module.css';
import page from './PreparationPage.module.css';

/** The whole list with boxes to tick. The ticks stay on this device; on paper every box is empty. */
export function PackingList() {
  const { user } = useSession('always');
  const { packed, toggle } = usePackedItems(user?.id);
  const share = (packed.size / PACKING_IDS.length) * 100;

  return (
    <section id="packing" className={page.section} aria-labelledby="packing-title">
      <h2 id="packing-title">Complete packing list</h2>
      <p className={page.lead}>
        Tick what is in the bag. Your ticks are kept on this device, for you alone; on paper the boxes are
        empty.
      </p>
      <div className={styles.progress}>
        <output>
          <strong className="tabular">
            {packed.size} of {PACKING_IDS.length}
          </strong>{' '}
          packed
        </output>
        <div className={styles.bar} aria-hidden="true">
          <div style={{ inlineSize: `${share}%` }} />
        </div>
      </div>
      <div className={styles.groups}>
        {PACKING_LIST.map(({ title, items }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            {items.map(({ id, name, isEssential }) => (
              <label key={id} className={styles.item}>
                <input type="checkbox" checked={packed.has(id)} onChange={() => toggle(id)} />
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
