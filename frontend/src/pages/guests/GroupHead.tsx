import { from } from '../../lib/browser/breakpoints';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import styles from './GroupHead.module.css';

/** Whose page it is, and what of oneself the others see here. The trip is not named while it is not known. */
export function GroupHead({ tripTitle }: { tripTitle: string | undefined }) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.trip}>{tripTitle}</p>
        <PageTitle title="Guest List" className={styles.title}>
          The people you sail with
        </PageTitle>
        <p className={styles.lead}>
          You see first names here and what everybody chose to tell, and so do the others of you. Everything
          else stays between you and the hosts.
        </p>
      </div>
      <Picture
        name="pool-day"
        alt="A turquoise pool with swim rings and coral parasols on the lido deck"
        sizes={`${from('md')} 42vw, 92vw`}
        isFirst
        className={styles.picture}
      />
    </header>
  );
}
