import { Toaster } from 'sonner';
import './toasts.css';

/**
 * The one place where toasts appear: one at a time, five seconds, F8 moves focus there, a swipe to the right dismisses.
 * Sonner stops the clock while a toast is hovered or reached by F8. It draws lazily: no page needs it at first paint.
 */
export default function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={1}
      duration={5000}
      hotkey={['F8']}
      swipeDirections={['right']}
      closeButton
      offset={{ bottom: 24, right: 24 }}
      mobileOffset={{
        bottom: 'calc(var(--bar-height) + env(safe-area-inset-bottom) + 12px)',
        left: 16,
        right: 16,
      }}
    />
  );
}
