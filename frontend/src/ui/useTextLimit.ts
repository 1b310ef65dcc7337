import { type RefObject, useEffect, useRef, useState } from 'react';
import { isTooLong, tooLong } from '../../../backend/contracts/text-limits';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is said of the text of a control that is too long, at once: what was pasted stays, and its form is not sent. The
 * control stands within the element that gets the ref.
 * @param most characters; without it there is no limit.
 */
export function useTextLimit<Holder extends HTMLElement = HTMLDivElement>(
  most: number | undefined,
): [RefObject<Holder | null>, string | undefined] {
  const holder = useRef<Holder>(null);
  const [isLong, setLong] = useState(false);

  // After every drawing: a text may be set from elsewhere, and a draft may come back.
  useEffect(() => {
    const own = holder.current;
    if (!own || most === undefined) return;
    const control = () => own.querySelector<Control>('input, textarea:not([aria-hidden])');
    const look = () => {
      const long = isTooLong(control()?.value ?? '', most);
      setLong(long);
      return long;
    };
    const hold = (event: Event) => {
      if (!look()) return;
      event.preventDefault();
      event.stopPropagation();
      control()?.focus();
    };
    look();
    const form = own.closest('form');
    own.addEventListener('input', look);
    // Before whoever sends it hears of it.
    form?.addEventListener('submit', hold, true);
    return () => {
      own.removeEventListener('input', look);
      form?.removeEventListener('submit', hold, true);
    };
  });

  return [holder, isLong && most !== undefined ? tooLong(most) : undefined];
}
