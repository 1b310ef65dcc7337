import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import {
  type MessageReport,
  type MuteHours,
  useCloseReport,
  useDeleteReported,
  useMuteAuthor,
} from '../../api/host/hostTalk';
import { TextLimit } from '../../ui/TextLimit';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { toastSuccess } from '../../ui/toast';
import { ProblemLine } from '../../ui/ProblemLine';
import { DeleteReportedDialog } from './DeleteReportedDialog';
import styles from './Talk.module.css';
import type { Notes } from './useNotes';

const MUTES: Record<string, string> = {
  '0': 'Not muted',
  '1': 'For an hour',
  '24': 'For a day',
  '168': 'For a week',
};

interface Props {
  report: MessageReport;
  notes: Notes;
  onClosed: (report: MessageReport) => void;
}

/** Close with a word on what was done, delete for everybody, or let the author pause. */
export function ReportActs({ report, notes, onClosed }: Props) {
  const id = useId();
  const { tripId, sender, isDeleted, silencedUntil } = report;
  const note = notes.noteOn(report.id);
  const [isAsked, setAsked] = useState(false);
  const closing = useCloseReport(report.id, () => {
    notes.drop(report.id);
    onClosed(report);
  });
  const deleting = useDeleteReported(report.id, () =>
    toastSuccess({
      title: 'Message deleted',
      description: `Nobody sees this message of ${sender} any more.`,
    }),
  );
  const muting = useMuteAuthor(report.id);
  const problem = closing.error ?? deleting.error ?? muting.error;
  const close = (event: FormEvent) => {
    event.preventDefault();
    closing.mutate(note);
  };

  return (
    <div className={styles.acts}>
      <Choice
        isSmall
        label={`Mute ${sender} in the chat`}
        names={silencedUntil ? { ...MUTES, on: 'Muted now' } : MUTES}
        value={silencedUntil ? 'on' : '0'}
        onChange={(hours) => hours !== 'on' && muting.mutate(Number(hours) as MuteHours)}
      />
      <form noValidate className={styles.close} onSubmit={close}>
        <label htmlFor={id}>What you did</label>
        <TextLimit most={MOST.note}>
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            value={note}
            onChange={({ target }) => notes.write(report.id, { tripId, text: target.value })}
          />
        </TextLimit>
        <div className={styles.buttons}>
          {!isDeleted && (
            <Button tone="quiet" size="portal" isOff={deleting.isPending} onClick={() => setAsked(true)}>
              Delete message
            </Button>
          )}
          <Button type="submit" size="portal" isOff={closing.isPending || note.trim() === ''}>
            Close report
          </Button>
        </div>
      </form>
      <ProblemLine>{problem !== null && sentenceOf(problem)}</ProblemLine>
      {isAsked && (
        <DeleteReportedDialog
          report={report}
          onDelete={() => deleting.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
