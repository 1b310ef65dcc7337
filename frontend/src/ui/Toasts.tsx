import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { dismissToast, onToast, shownToast, type Toast } from './toast';
import styles from './Toasts.module.css';
import { useFocusReturn } from './useFocusReturn';

/** Specification, section 9. */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/** What differs. `foreground` is read out at once, `background` when the reader has finished its sentence. */
const TONES = {
  success: { Icon: CircleCheck, type: 'background' },
  error: { Icon: CircleAlert, type: 'foreground' },
} as const;

function ShownToast({ tone, title, description }: Toast) {
  const place = useRef<HTMLDivElement>(null);
  useFocusReturn(place);
  const { Icon, type } = TONES[tone];

  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <RadixToast.Root
        className={styles.toast}
        data-tone={tone}
        type={type}
        duration={SHOWN_MS}
        open
        onOpenChange={dismissToast}
        // A finger that goes sideways is ours, one that goes up or down scrolls.
        style={{ touchAction: 'pan-y' }}
      >
        <Icon aria-hidden="true" className={styles.icon} size={22} strokeWidth={1.75} />
        <div>
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          {description && (
            <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
          )}
        </div>
        <RadixToast.Close className={styles.close} aria-label="Dismiss">
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </RadixToast.Close>
      </RadixToast.Root>
      <div ref={place}>
        <RadixToast.Viewport className={styles.viewport} />
      </div>
    </RadixToast.Provider>
  );
}

/**
 * The one place where toasts appear: one at a time, for five seconds, whose clock stops under the pointer and the focus.
 * F8 moves the focus there, Escape and a swipe to the right dismiss and give it back. An error goes like any other: it is
 * said where it happened, too. The server draws nothing here.
 */
export default function Toasts() {
  const toast = useSyncExternalStore(onToast, shownToast, () => null);
  // Each toast has a provider of its own: a shared one keeps its clock stopped when a toast goes under the pointer.
  return toast && <ShownToast key={toast.id} {...toast} />;
}
