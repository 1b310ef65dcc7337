import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { bound } from '../../ui/form/bindings';
import { TextField, type TextFieldProps } from '../../ui/form/TextField';
import { fieldId, fieldProblem } from './PageField';
import { type LineLimits, linesProblem } from './typed.rules';
import type { PageOf } from './usePageForm';

interface Props<V extends FieldValues>
  extends LineLimits,
    Pick<TextFieldProps, 'label' | 'hint' | 'isOptional' | 'rows'> {
  page: PageOf<V>;
  name: FieldPath<V>;
}

/** Several texts, a line each. What is too long is said at once, and not sent. */
export function LinesField<V extends FieldValues>(props: Props<V>) {
  const { page, name, most, letters, rows = 3, ...field } = props;
  const { form } = page;
  const typed: string = useWatch({ control: form.control, name });
  const problemOf = (text: string) => linesProblem(text, { most, letters });
  return (
    <TextField
      {...field}
      id={fieldId(name)}
      rows={rows}
      error={problemOf(typed) ?? fieldProblem(form, name)}
      binding={bound(form.register(name, { validate: problemOf }))}
    />
  );
}
