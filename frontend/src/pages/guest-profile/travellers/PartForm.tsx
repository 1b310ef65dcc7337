import Alert from '@mui/material/Alert';
import type { FormEvent, ReactNode } from 'react';
import { isRefusal, sentenceOf } from '../../../api/errors';
import { ErrorSummary } from '../../../features/booking/traveller/ErrorSummary';
import type { SummaryLine } from '../../../features/booking/traveller/summaryLines';
import { FormButton } from '../../../ui/FormButton';
import { ChangedNote } from './ChangedNote';
import type { Theirs } from './changes';
import styles from './RecordSection.module.css';

interface Props {
  part: {
    submit: (event: FormEvent) => Promise<void>;
    lines: readonly SummaryLine[];
    takeTheirs: () => void;
    isDirty: boolean;
    isSaving: boolean;
    error: Error | null;
  };
  /** What somebody else saved of it since the person began to type. */
  theirs: readonly Theirs[];
  /** The fields. */
  children: ReactNode;
}

/** A part of a traveller's record as a form that saves by itself, with what became of it. */
export function PartForm({ part, theirs, children }: Props) {
  const { submit, lines, takeTheirs, isDirty, isSaving, error } = part;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary lines={lines} />
      {children}
      <ChangedNote theirs={theirs} onTakeTheirs={takeTheirs} />
      {error && lines.length === 0 && theirs.length === 0 && (
        <Alert severity="error" role="alert">
          {isRefusal(error, 'details.changed')
            ? 'Another part of these details was changed meanwhile. Please save again.'
            : sentenceOf(error)}
        </Alert>
      )}
      <div className={styles.end}>
        <FormButton type="submit" isOff={isSaving}>
          {isSaving ? 'Saving...' : theirs.length > 0 ? 'Save what I typed' : 'Save'}
        </FormButton>
        <span className={styles.state}>{isDirty && !isSaving && 'Not saved yet'}</span>
      </div>
    </form>
  );
}
