import type { UseFormReturn } from 'react-hook-form';
import { MOST } from '../../../../../backend/contracts/text-limits';
import type { Question } from '../../../api/records';
import { bound } from '../../../ui/form/bindings';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { answerId, answerName, type AnswersValues } from './answers';

interface Props {
  form: UseFormReturn<AnswersValues>;
  position: number;
  question: Question;
  /** What is kept; empty for no answer. */
  kept: string;
}

const GONE = 'What you chose is not offered any more. It stays until you choose again.';

/** A question of the hosts, to be answered in words or from their list. An answer that left the list may stay. */
export function QuestionField({ form, position, question, kept }: Props) {
  const { key, label, kind, choices, isRequired } = question;
  const name = answerName(key);
  const binding = bound(form.register(name, { onChange: () => form.clearErrors(name) }));
  const field = {
    id: answerId(position, key),
    label,
    error: form.getFieldState(name, form.formState).error?.message,
    isOptional: !isRequired,
  };
  if (kind === 'text')
    return (
      <TextField {...field} binding={binding} rows={1} most={MOST.answer} input={{ autoComplete: 'off' }} />
    );
  const isGone = kept !== '' && !choices.includes(kept);
  return (
    <SelectField
      {...field}
      hint={isGone ? GONE : undefined}
      binding={{ ...binding, defaultValue: form.getValues(name) }}
      autoComplete="off"
    >
      <option value="">{isRequired ? 'Choose one' : 'No answer'}</option>
      {(isGone ? [kept, ...choices] : choices).map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}
