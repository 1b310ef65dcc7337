import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { dismissToast, onToast, shownToast, type Toast } from './toast';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';
import { useHotkey } from './useHotkey';
import { useSwipe } from './useSwipe';

/** Specification, section 9. */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;

function ToastText({ title, description }: Toast) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {description && <span className={styles.description}>{description}</span>}
    </>
  );
}

/**
 * The one place where toasts appear: one at a time, for five seconds, whose clock stops under the pointer and the focus.
 * F8 moves the focus there and back, Escape and a swipe to the right dismiss. Errors stay until dismissed.
 */
export default function Toasts() {
  const toast = useSyncExternalStore(onToast, shownToast, () => null);
  const viewport = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const dismiss = () => {
    if (viewport.current?.contains(document.activeElement)) goBack();
    setHovered(false);
    dismissToast();
  };
  useHotkey('F8', () => {
    if (viewport.current?.contains(document.activeElement)) goBack();
    else viewport.current?.focus();
  });
  useCountdown(
    toast?.id ?? 0,
    toast?.tone === 'success' ? SHOWN_MS : Number.POSITIVE_INFINITY,
    !isHovered && !hasFocus,
    dismiss,
  );
  const { draggedPx, handlers } = useSwipe((px) => px >= SWIPE_PX && dismiss());
  const Icon = toast?.tone === 'error' ? CircleAlert : CircleCheck;

  return (
    // The region listens for what happens to the toast in it; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={viewport}
      className={styles.viewport}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <div
        className={toast ? styles.toast : undefined}
        data-tone={toast?.tone}
        style={{ translate: `${Math.max(0, draggedPx)}px` }}
        {...handlers}
      >
        {toast && <Icon aria-hidden="true" className={styles.icon} size={22} strokeWidth={1.75} />}
        {/* Always there, because a live region that comes together with its text is not read everywhere. */}
        <output>{toast?.tone === 'success' && <ToastText {...toast} />}</output>
        {toast?.tone === 'error' && (
          <div role="alert" key={toast.id}>
            <ToastText {...toast} />
          </div>
        )}
        {toast && (
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={dismiss}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
        )}
      </div>
    </section>
  );
}
