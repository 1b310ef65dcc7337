import { useState } from 'react';
import { MOST } from '../../../../../backend/contracts/text-limits';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { TextLimit } from '../../../ui/TextLimit';
import { DialogForm } from '../../../ui/DialogForm';
import { OneOf } from '../../../ui/form/OneOf';
import { toastSuccess } from '../../../ui/toast';
import styles from './acts.module.css';
import { lineOf } from '../engine/message.rules';
import type { Room } from '../room/room';
import { useDialogAct } from './useDialogAct';

const REASONS = [
  'Unkind or harassing',
  'Advertising or spam',
  'Private details of somebody',
  'Something else',
] as const;
const OPTIONS = REASONS.map((word) => ({ value: word as string, word }));

/** Tells the hosts about a message. Who wrote it does not learn of it. */
export function ReportDialog({ message, room: { client, desk } }: { message: ChatMessage; room: Room }) {
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [details, setDetails] = useState('');
  const text = [reason, details.trim()].filter(Boolean).join(': ');
  const dialog = useDialogAct(
    desk,
    () => client.acts.report(message.seq, text),
    () => toastSuccess({ title: 'Reported', description: 'The hosts will look at it. Nobody else knows.' }),
  );

  return (
    <DialogForm {...dialog} title="Report this message" confirmWord="Report">
      <p className={styles.quote}>
        <bdi>{message.sender.name}</bdi>: <bdi>{lineOf(message)}</bdi>
      </p>
      <OneOf legend="What is wrong with it?" options={OPTIONS} value={reason} onChange={setReason} />
      <label className={styles.details}>
        Anything the hosts should know (optional)
        <TextLimit most={MOST.report}>
          <textarea rows={2} value={details} onChange={({ target }) => setDetails(target.value)} />
        </TextLimit>
      </label>
    </DialogForm>
  );
}
