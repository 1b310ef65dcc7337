import { MOST } from '../../../../../backend/contracts/text-limits';

const COUNT_FROM = 1_800;

/** What stands under the text box: nothing for short texts, then how much room is left of the trimmed text. */
export function lengthNote(text: string): { text: string; isTooLong: boolean } | null {
  const { length } = text.trim();
  if (length < COUNT_FROM) return null;
  const over = length - MOST.message;
  if (over > 0) {
    const unit = over === 1 ? 'character' : 'characters';
    return { text: `${over.toLocaleString('en-US')} ${unit} too long`, isTooLong: true };
  }
  return {
    text: `${length.toLocaleString('en-US')} of ${MOST.message.toLocaleString('en-US')}`,
    isTooLong: false,
  };
}

interface Key {
  key: string;
  shiftKey: boolean;
  /** True while an input method puts a character together; its Enter is not ours. */
  isComposing: boolean;
  keyCode: number;
}

/** Whether a key press sends the message. Safari ends a composition before its Enter, which then carries the code 229. */
export function sends({ key, shiftKey, isComposing, keyCode }: Key): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
