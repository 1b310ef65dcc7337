import type { MessageReport } from '../../api/host/hostTalk';
import { Dialog } from '../../ui/Dialog';
import { FormButton } from '../../ui/FormButton';
import styles from './Composer.module.css';

interface Props {
  report: MessageReport;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a message disappears for everybody. */
export function DeleteReportedDialog({ report: { sender, content }, onDelete, onClose }: Props) {
  const confirm = () => {
    onDelete();
    onClose();
  };
  return (
    <Dialog label="Delete this message?" onClose={onClose} className={styles.dialog}>
      <div className={styles.ask}>
        <h2>Delete this message of {sender}?</h2>
        <p className={styles.letterText}>{content}</p>
        <p>It disappears for everybody, and cannot be brought back. Every report about it is closed.</p>
        <div className={styles.buttons}>
          <FormButton variant="text" size="medium" onClick={onClose}>
            Cancel
          </FormButton>
          <FormButton color="error" size="medium" onClick={confirm}>
            Delete
          </FormButton>
        </div>
      </div>
    </Dialog>
  );
}
