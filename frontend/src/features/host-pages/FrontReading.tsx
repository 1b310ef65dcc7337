import type { HostFront } from '../../api/host/hostTripPages';
import { Panel } from '../../ui/Panel';
import { TripPicture } from '../../ui/TripPicture';
import styles from './Reading.module.css';

interface Picture {
  title: string;
  description: string;
  picture: string;
  alt: string;
}

/** A trip's home page as a co-host reads it: its owner alone writes it. */
export function FrontReading({ front }: { front: HostFront }) {
  const texts = [
    ['Headline', front.headline.join(' / ')],
    ['Lead', front.lead],
    ['The group', front.group],
    ['Summary for search engines', front.summary],
    ['Title over the cards', front.cardsTitle],
  ];
  return (
    <>
      <Panel title="First screen">
        <dl className={styles.texts}>
          {texts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text || 'Told by the trip itself'}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Pictures title="Slides" pictures={front.slides} />
      <Pictures title="Cards" pictures={front.cards} />
    </>
  );
}

function Pictures({ title, pictures }: { title: string; pictures: readonly Picture[] }) {
  return (
    <Panel title={title} empty={pictures.length === 0 && <p>Not written yet.</p>}>
      <div className={styles.parts}>
        {pictures.map(({ title, description, picture, alt }) => (
          <article key={`${picture} ${title}`} className={styles.part}>
            <TripPicture className={styles.picture} picture={picture} alt={alt} sizes="200px" />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </div>
          </article>
        ))}
      </div>
    </Panel>
  );
}
