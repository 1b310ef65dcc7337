import type { MessageReport } from '../../api/host/hostTalk';
import { AskDialog } from '../../ui/AskDialog';
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
    <AskDialog
      isDanger
      title={`Delete this message of ${sender}?`}
      confirmWord="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className={styles.letterText}>{content}</p>
      <p>It disappears for everybody, and cannot be brought back. Every report about it is closed.</p>
    </AskDialog>
  );
}
