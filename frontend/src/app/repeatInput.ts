type EarlyInput = NonNullable<Window['earlyInput']>['kept'][number];
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Does again what was done before React listened, and what comes meanwhile. Of what was done to one control the last counts:
 * who presses twice saw nothing happen.
 */
export async function repeatInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  for (let next = early.kept[0]; next; next = early.kept[0]) {
    // A button or link finds what was entered before it taken in.
    if (!isField(next.control)) await new Promise((resolve) => setTimeout(resolve));
    early.kept.shift();
    if (early.kept.some(({ control }) => control === next?.control)) continue;
    early.isRepeating = true;
    repeatOne(next);
    early.isRepeating = false;
  }
  early.end();
}

function repeatOne({ control: early, value = '', isChecked = false }: EarlyInput): void {
  // A form that was drawn anew has another control in its place.
  const control = early.isConnected || !early.id ? early : document.getElementById(early.id);
  // A link that has gone with its page would still lead where it led.
  if (!control?.isConnected) return;
  if (control instanceof HTMLInputElement && isBox(control)) {
    // React hears of a box when it changes: it is put back first.
    control.checked = !isChecked;
    control.click();
  } else if (isField(control)) {
    setUnheard(control, value);
    const isSelect = control instanceof HTMLSelectElement;
    control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  } else {
    control.click();
  }
}

const isBox = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** As if typed: React watches a field's own `value` and would take what a script writes there for known. */
function setUnheard(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
