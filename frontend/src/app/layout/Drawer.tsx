import { X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Brand } from './Brand';
import styles from './Drawer.module.css';
import { MenuContent } from './MenuContent';

/** The sidebar of narrow windows: takes focus, and closes by Esc, overlay, button or a link; with the page it is opened on, too. */
export const Drawer = memo(function Drawer({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { current: button } = closeButton;
    button?.focus();
    return () => {
      // It is put out of sight, not away, and what cannot be seen must not keep the keyboard's place.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && button?.closest('dialog')?.contains(activeElement)) {
        activeElement.blur();
      }
    };
  }, []);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <>
      {/* Esc and the close button do the same by keyboard. */}
      <div className={styles.overlay} data-testid="drawer-overlay" aria-hidden="true" onClick={onClose} />
      <dialog open className={styles.drawer} aria-modal="true" aria-label="Menu">
        <div className={styles.head}>
          <Brand onFollow={onClose} />
          <button
            ref={closeButton}
            type="button"
            className={styles.close}
            aria-label="Close menu"
            onClick={onClose}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
        <MenuContent onFollow={onClose} />
      </dialog>
    </>
  );
});
