import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isAnswer } from '../../../../../backend/contracts/questions';
import { MOST } from '../../../../../backend/contracts/text-limits';
import type { Question } from '../../../api/records';
import { AnswerOptions } from '../../../ui/form/AnswerOptions';
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

/** Of an answer that is not offered any more. */
const GONE = {
  required: 'What you chose is not offered any more. Please choose again',
  optional: 'What you chose is not offered any more. Choose again, or no answer.',
} as const;

/** A question of the hosts, to be answered in words or from their list. An answer that left the list says so, and is none. */
export function QuestionField({ form, position, question, kept }: Props) {
  const { key, label, kind, choices, isRequired } = question;
  const name = answerName(key);
  const binding = bound(form.register(name, { onChange: () => form.clearErrors(name) }));
  const chosen = useWatch({ control: form.control, name });
  const error = form.getFieldState(name, form.formState).error?.message;
  const field = { id: answerId(position, key), label, isOptional: !isRequired };
  if (kind === 'text')
    return (
      <TextField
        {...field}
        error={error}
        binding={binding}
        rows={1}
        most={MOST.answer}
        input={{ autoComplete: 'off' }}
      />
    );
  const standsGone = chosen === kept && kept !== '' && !isAnswer(question, kept);
  return (
    <SelectField
      {...field}
      error={error ?? (standsGone && isRequired ? GONE.required : undefined)}
      hint={standsGone && !isRequired ? GONE.optional : undefined}
      binding={{ ...binding, defaultValue: form.getValues(name) }}
      autoComplete="off"
    >
      <AnswerOptions none={isRequired ? 'Choose one' : 'No answer'} kept={kept} choices={choices} />
    </SelectField>
  );
}
