import type { ChangeEvent, FocusEvent, Ref } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What ties a control to its form. */
export interface Binding {
  name?: string;
  value?: string;
  onChange?: (event: ChangeEvent<Control>) => unknown;
  onBlur?: (event: FocusEvent<Control>) => unknown;
  inputRef?: Ref<unknown>;
}

/** Ties a control to what react-hook-form registered. */
export const bound = ({ ref, ...registered }: UseFormRegisterReturn) => ({ ...registered, inputRef: ref });

/** Ties a control to a text that its form holds. */
export const held = (value: string, onText: (text: string) => void) => ({
  value,
  onChange: ({ target }: ChangeEvent<Control>) => onText(target.value),
});
