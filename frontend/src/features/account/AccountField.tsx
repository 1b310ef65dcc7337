import type { UseFormRegisterReturn } from 'react-hook-form';
import { afterPress } from '../../lib/browser/press';
import { bound } from '../../ui/form/bindings';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';

export interface AccountFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'most' | 'end'> {
  registered: UseFormRegisterReturn;
  /** Attributes of the input itself: type, autocomplete and their kind. */
  input: TextFieldProps['input'];
  /** Tells fields of the same name apart, where a page has several forms. */
  idPrefix?: string;
}

/** A text field of an account form. */
export function AccountField({ registered, idPrefix = 'account', ...field }: AccountFieldProps) {
  const binding = bound(registered);
  const onBlur: typeof binding.onBlur = async (left) => afterPress(() => void binding.onBlur(left));
  return <TextField id={`${idPrefix}-${registered.name}`} binding={{ ...binding, onBlur }} {...field} />;
}
