import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { JustSaid } from '../../ui/JustSaid';
import styles from './PageForm.module.css';
import type { usePageForm } from './usePageForm';

interface Props<V extends FieldValues> {
  part: ReturnType<typeof usePageForm<V>>;
  /** Fetches what somebody else saved meanwhile. */
  onReload: () => void;
  /** What stands beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** A part of a trip's pages while it is written: its fields, what is wrong, and the way to save it. */
export function Editor<V extends FieldValues>({ part, onReload, aside, children }: Props<V>) {
  const { page, holder, submit, problem, brought, bring, isSending, isDirty } = part;
  return (
    <div className={styles.columns}>
      <form ref={holder} className={styles.form} onSubmit={submit} noValidate>
        {brought.version !== null && (
          <div key={brought.times} className={styles.brought}>
            <JustSaid>{`You are looking at version ${brought.version}. Save to bring it back.`}</JustSaid>
            <Button tone="quiet" size="portal" onClick={() => bring(null, null)}>
              Back to what is saved
            </Button>
          </div>
        )}
        <div key={`fields-${brought.times}`} className={styles.fields}>
          {children}
        </div>
        {problem && (
          <Alert severity="error">
            <span>{problem.sentence}</span>{' '}
            {problem.isStale && (
              <Button tone="quiet" size="portal" onClick={onReload}>
                Show what is saved
              </Button>
            )}
          </Alert>
        )}
        <div className={styles.foot}>
          <Button type="submit" size="portal" isOff={isSending || !isDirty}>
            {isSending ? 'Saving...' : 'Save'}
          </Button>
          <Link to={paths.hostTrip(page.tripId)}>Back to the trip</Link>
          <output className={styles.note}>{isDirty && 'Not saved yet'}</output>
        </div>
      </form>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
