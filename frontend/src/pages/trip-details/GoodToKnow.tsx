import { Link } from '../../ui/Link';
import type { ShipNote } from '../../api/tripPages';
import { paths } from '../../lib/paths';
import { Skeleton } from '../../ui/Skeleton';
import styles from './GoodToKnow.module.css';
import section from './Section.module.css';

interface Props {
  /** Undefined while they are on their way. */
  notes: ShipNote[] | undefined;
  /** How old every traveller is at least; left out where a booking says it. */
  minimumAge?: number | undefined;
  /** The trip that questions are about; undefined while it is not known. */
  tripId: number | undefined;
  /** What the way to a person is called. */
  ask: string;
}

/** What body and suitcase should know, how old one has to be, and whom to ask. */
export function GoodToKnow({ notes, minimumAge, tripId, ask }: Props) {
  return (
    <section className={section.section} aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      {!notes && <Skeleton height="20rem" />}
      {notes && notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note, place) => (
            <Note key={`${place} ${note.title}`} note={note} />
          ))}
        </div>
      )}
      {minimumAge !== undefined && (
        <p className={styles.ask}>Every traveller is {minimumAge} or older on the day of sailing.</p>
      )}
      <p className={styles.ask}>
        You use a wheelchair, travel with a service animal, or are not sure about anything here?{' '}
        <Link to={paths.contact(undefined, tripId)}>{ask}</Link>, and we find out what the ship can do.
      </p>
    </section>
  );
}

function Note({ note: { title, points } }: { note: ShipNote }) {
  return (
    <div className={styles.note}>
      <h3>{title}</h3>
      {points.length > 0 && (
        <ul>
          {points.map((point, place) => (
            <li key={`${place} ${point}`}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
