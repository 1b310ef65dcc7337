/** `page` is what lies in the page's main part, `frame` what lies round it. React takes them over one after the other. */
export type Part = 'page' | 'frame';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A button or link that was pressed, or a field that was changed to this, before React listened. */
export interface EarlyInput {
  /** When it happened, to be put in order by. */
  at: number;
  control: HTMLButtonElement | HTMLAnchorElement | Field;
  value?: string;
  isChecked?: boolean;
}

declare global {
  interface Window {
    /** Of index.html; absent where the page did not arrive drawn, and once both parts are taken. */
    takeEarlyInput?: (part: Part) => EarlyInput[];
  }
}

const waiting = new Map<Part, EarlyInput[]>();

/** React listens in this part from now on. Once it does in both, what was done before is done again. */
export function takeOver(part: Part): void {
  if (!window.takeEarlyInput) return;
  waiting.set(part, window.takeEarlyInput(part));
  // A menu that is opened first would lie over the page's fields.
  if (waiting.size === 2) void repeat([...waiting.values()].flat());
}

/** Of what was done to one control the last counts: who presses twice saw nothing happen. */
export async function repeat(inputs: readonly EarlyInput[]): Promise<void> {
  const inOrder = inputs.toSorted((a, b) => a.at - b.at);
  const last = new Map(inOrder.map((input) => [input.control, input]));
  for (const input of inOrder.filter((one) => last.get(one.control) === one)) {
    // A button or link finds what was entered before it taken in.
    if (!isField(input.control)) await new Promise((resolve) => setTimeout(resolve));
    repeatOne(input);
  }
}

function repeatOne({ control: early, value = '', isChecked = false }: EarlyInput): void {
  // A form that was drawn anew has another control in its place.
  const control = early.isConnected || !early.id ? early : document.getElementById(early.id);
  if (!control) return;
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
