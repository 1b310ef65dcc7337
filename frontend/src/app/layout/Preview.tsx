import { lazy, Suspense } from 'react';
import { useKnownTrip } from '../../api/trip';
import styles from './TemplateLayout.module.css';

// By the list of pages that only a browser draws: what visitors load knows no file of it.
const PreviewBar = lazy(async () => (await import('../browserPages')).previewBar());

/** Stands over the pages of a trip that its hosts see before it is opened. Its place is there before its words are. */
export function Preview() {
  const trip = useKnownTrip();
  if (!trip?.isPreview) return null;
  return (
    <section className={styles.preview} aria-label="Preview">
      <Suspense fallback={null}>
        <PreviewBar tripId={trip.id} />
      </Suspense>
    </section>
  );
}
