/** `page` is what lies in the page's main part, `frame` what lies round it. React takes them over one after the other. */
export type Part = 'page' | 'frame';

/** A button or link that was pressed, or a field that was changed to this, before React listened. */
interface EarlyInput {
  control: HTMLElement;
  value?: string;
  isChecked?: boolean;
}

declare global {
  interface Window {
    /** Of index.html; absent where the page did not arrive drawn, and once all is repeated. */
    earlyInput?: {
      /** In the order in which it was done. What people do until the end is put behind it. */
      kept: EarlyInput[];
      /** What happens now is a repetition, and not people's doing. */
      isRepeating: boolean;
      /** React listens in this part from now on. True once, where it does in both and there is something to repeat. */
      take: (part: Part) => boolean;
      /** People are heard by React alone from now on. */
      end: () => void;
    };
  }
}

/** React listens in this part from now on. Once it does in both, what was done before is done again. */
export function takeOver(part: Part): void {
  // A menu that is opened first would lie over the page's fields.
  if (window.earlyInput?.take(part))
    import('./repeatInput').then(({ repeatInput }) => repeatInput()).catch(window.earlyInput.end);
}
