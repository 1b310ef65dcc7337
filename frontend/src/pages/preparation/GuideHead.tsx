import type { TripGuide } from '../../api/guestGuide';
import { from } from '../../lib/browser/breakpoints';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { TripPicture } from '../../ui/TripPicture';
import styles from './GuideHead.module.css';
import { isShown, PARTS } from './parts';

/** What the guide is, its parts, and the way to paper. */
export function GuideHead({ guide }: { guide: TripGuide }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageTitle title="Preparation">{guide.title}</PageTitle>
        <p className={styles.lead}>{guide.lead}</p>
        <div className={styles.print}>
          <PrintButton size="public">Print the guide</PrintButton>
        </div>
      </div>
      <TripPicture {...guide.cover} sizes={`${from('lg')} 45vw, 100vw`} isFirst className={styles.picture} />
      <nav className={styles.parts} aria-label="Parts of the guide">
        {PARTS.filter(({ id }) => isShown(guide, id)).map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  );
}
