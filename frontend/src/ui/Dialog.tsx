import type { CSSProperties, ReactNode, SyntheticEvent } from 'react';
import styles from './Dialog.module.css';
import { useCloseBeside, useModal } from './useModal';

interface Props {
  label: string;
  onClose: () => void;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A modal dialog of the browser's own: it takes the focus, shuts off the page; Esc or a press beside it closes it. */
export function Dialog({ label, onClose, className = '', style, children }: Props) {
  const dialog = useModal();
  const closeBeside = useCloseBeside(dialog);
  // React hands the end of a dialog that stands in this one to this one, too; only the inner one has ended.
  const closeItself = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };

  return (
    // Esc and the buttons inside do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      style={style}
      aria-label={label}
      {...closeBeside}
      onClose={closeItself}
    >
      {children}
    </dialog>
  );
}
