import { from } from '../../lib/browser/breakpoints';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import styles from './GroupHead.module.css';

const OPEN =
  'You see first names here and what everybody chose to tell, and so do the others of you. Everything else stays between you and the hosts.';
const AFTERWARDS = 'What you told one another here is shown to none of you any more. Your group chat stays.';

interface Props {
  tripTitle: string | undefined;
  /** That the list has closed, as a sentence; null while it is open. */
  closed: string | null;
}

/** Whose page it is, and what of oneself the others see here. The trip is not named while it is not known. */
export function GroupHead({ tripTitle, closed }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.trip}>{tripTitle}</p>
        <PageTitle title="Guest List" className={styles.title}>
          {closed === null ? 'The people you sail with' : 'The people you sailed with'}
        </PageTitle>
        <p className={styles.lead}>{closed === null ? OPEN : `${closed} ${AFTERWARDS}`}</p>
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
