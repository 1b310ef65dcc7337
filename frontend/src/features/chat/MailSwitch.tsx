import { useChangeChatMails, useChatMails } from '../../api/chat-mails';
import { sentenceOf } from '../../api/errors';
import styles from './SidePanel.module.css';

/** At most one mail a day about what one has not read, unless one does not want any. */
export function MailSwitch() {
  const mails = useChatMails();
  const change = useChangeChatMails();
  if (mails.data === undefined) return null;
  const isOn = change.isPending ? change.variables : mails.data;

  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={() => change.mutate(!isOn)} />
        Mail me what I missed, at most once a day
      </label>
      {change.isError && (
        <p className={styles.note} role="alert">
          {sentenceOf(change.error)}
        </p>
      )}
    </>
  );
}
