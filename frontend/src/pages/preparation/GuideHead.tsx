import { from } from '../../lib/browser/breakpoints';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { PrintButton } from '../../ui/PrintButton';
import styles from './GuideHead.module.css';

const PARTS = [
  ['timeline', 'Timeline'],
  ['documents', 'Documents'],
  ['packing', 'Packing list'],
  ['fitness', 'Physical preparation'],
  ['weather', 'Weather'],
  ['resources', 'Resources'],
] as const;

/** What the guide is, its parts, and the way to paper. */
export function GuideHead() {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <PageTitle title="Preparation">Ready for Ensenada</PageTitle>
        <p className={styles.lead}>
          What to do and by when, what to pack, and what the sea and the town are like in September.
          Everything for three easy days.
        </p>
        <div className={styles.print}>
          <PrintButton size="public">Print the guide</PrintButton>
        </div>
      </div>
      <Picture
        name="bufadora-coast"
        alt="Sea spray bursting from the golden cliffs of the Baja coast"
        sizes={`${from('lg')} 45vw, 100vw`}
        isFirst
        className={styles.picture}
      />
      <nav className={styles.parts} aria-label="Parts of the guide">
        {PARTS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  );
}
