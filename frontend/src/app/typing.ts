import { afterPress } from '../lib/browser/press';

const TEXT_FIELD = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="button"])';

function tell(): void {
  afterPress(() =>
    document.documentElement.toggleAttribute(
      'data-typing',
      document.activeElement?.matches(TEXT_FIELD) ?? false,
    ),
  );
}

/**
 * Marks the page while a text field has the focus: on a touch screen the keyboard is open then, and the bottom bar makes
 * room. The mark never changes within a tap, which a style with `:focus` would do. Returns the way to stop.
 */
export function followTyping(): () => void {
  document.addEventListener('focusin', tell);
  document.addEventListener('focusout', tell);
  return () => {
    document.removeEventListener('focusin', tell);
    document.removeEventListener('focusout', tell);
  };
}
