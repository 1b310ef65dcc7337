import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasDays } from '../../lib/hasDays';
import { inTrip } from '../../lib/tripAddress';
import { Button } from '../../ui/Button';
import { JustSaid } from '../../ui/JustSaid';
import type { EditorProps } from './editedTrip';
import { EditorFoot } from './EditorFoot';
import styles from './PageForm.module.css';
import { type Readers, SeenBy } from './SeenBy';
import { type PageOf, type PastVersion, usePageForm } from './usePageForm';
import { Versions } from './Versions';

interface Versioned {
  version: number;
}

interface Props<Content, V extends FieldValues> extends EditorProps<Content & Versioned> {
  /** Where it is read. */
  to: string;
  readers?: Readers;
  /** The part as it is typed, and back. */
  valuesOf: (part: Content) => V;
  bodyOf: (typed: V) => Content;
  /** Refuses with fields that need another look, and with `trip.changed`. */
  save: (body: Content & Versioned) => Promise<Versioned>;
  /** Fetches an earlier version. */
  past: {
    isPending: boolean;
    error: unknown;
    mutate: (version: number, then: { onSuccess: (part: Content & PastVersion) => void }) => void;
  };
  children: (page: PageOf<V>) => ReactNode;
}

/** A part of a trip's pages while its owner writes it: its fields, what is wrong, the way to save it, and what was before. */
export function Editor<Content, V extends FieldValues>(props: Props<Content, V>) {
  const { trip, start, versions, onReload, to, readers = 'visitors', children } = props;
  const { valuesOf, bodyOf, save, past } = props;
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  const part = usePageForm(trip.id, valuesOf(start), async (typed) => {
    const saved = await save({ ...bodyOf(typed), version: shownVersion.current });
    shownVersion.current = saved.version;
  });
  const { page, holder, submit, problem, brought, bring, isSending, isDirty } = part;
  const show = (version: number) =>
    past.mutate(version, { onSuccess: (then) => bring(valuesOf(then), then) });
  return (
    <div className={styles.columns}>
      <form ref={holder} className={styles.form} onSubmit={submit} noValidate>
        {brought.past && (
          <div key={brought.times} className={styles.brought}>
            <JustSaid>{pastWords(brought.past)}</JustSaid>
            <Button tone="quiet" size="portal" onClick={() => bring(null, null)}>
              Back to what is saved
            </Button>
          </div>
        )}
        <div key={`fields-${brought.times}`} className={styles.fields}>
          {children(page)}
        </div>
        <EditorFoot
          tripId={page.tripId}
          problem={problem}
          isSending={isSending}
          isDirty={isDirty}
          onReload={onReload}
        />
      </form>
      <div className={styles.aside}>
        <SeenBy isOnSale={trip.isOnSale} hasDays={hasDays(trip)} readers={readers} to={inTrip(to, trip.id)} />
        <Versions
          versions={versions}
          holdsNew={part.holdsNew}
          isReading={past.isPending}
          problem={past.error}
          onShow={show}
        />
      </div>
    </div>
  );
}

function pastWords({ version, picturesGone }: PastVersion): string {
  const words = `You are looking at version ${version}. Save to bring it back.`;
  if (picturesGone === 0) return words;
  const gone = picturesGone === 1 ? 'One of its pictures was' : `${picturesGone} of its pictures were`;
  return `${words} ${gone} removed since: the ship is shown there.`;
}
