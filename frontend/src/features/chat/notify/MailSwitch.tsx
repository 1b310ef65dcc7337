import { useChangeChatMails, useChatMails } from '../../../api/chat/chatMails';
import { sentenceOf } from '../../../api/errors';
import { useChosen } from '../../../lib/useChosen';
import { Tick } from '../../../ui/form/Tick';
import styles from '../room/SidePanel.module.css';

/** At most one mail a day about what one has not read, unless one does not want any. */
export function MailSwitch() {
  const mails = useChatMails();
  const change = useChangeChatMails();
  const [isOn, choose] = useChosen(mails.data, change);
  if (isOn === undefined) return null;

  return (
    <>
      <div className={styles.check}>
        <Tick isTicked={isOn} onTick={choose}>
          Mail me what I missed, at most once a day
        </Tick>
      </div>
      {change.isError && (
        <p className={styles.note} role="alert">
          {sentenceOf(change.error)}
        </p>
      )}
    </>
  );
}
