import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

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
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };

  return (
    // Esc and the buttons inside do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      style={style}
      aria-label={label}
      onClick={closeBeside}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
