import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import type { SummaryLine } from '../../../features/booking/traveller/summaryLines';
import {
  answerId,
  answerName,
  answersChanged,
  answersSent,
  type AnswersValues,
  answersValues,
  problemsOfAnswers,
} from './answers';
import { useKeptPart } from './useKeptPart';

interface Props {
  details: OwnDetails;
  traveller: TravellerDetails;
  onSaved: () => void;
}

/** What a traveller answers their hosts: the server alone judges it, for the questions may have changed meanwhile. */
export function useAnswersForm({ details, traveller, onSaved }: Props) {
  const { questions } = details;
  const { position } = traveller;
  const form = useForm<AnswersValues>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: answersValues(traveller),
  });
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const queryClient = useQueryClient();
  const kept = useKeptPart({
    details,
    traveller,
    form,
    valuesOf: ({ travellers }) =>
      answersValues(travellers.find((one) => one.position === position) ?? traveller),
    differing: (before, now) => answersChanged(questions, before, now),
    onProblems: (fields, { answers = [] }) => {
      const problems = problemsOfAnswers(fields, answers);
      for (const { key, message } of problems) form.setError(answerName(key), { message });
      setLines(problems.map(({ key, message }) => ({ controlId: answerId(position, key), message })));
      // What is asked now may be something else.
      void queryClient.invalidateQueries({ queryKey: ['guest'] });
    },
    onSaved,
  });
  const submit = (event: FormEvent) => {
    setLines([]);
    // What was said of a question that is not asked any more would keep the form from being sent.
    form.clearErrors();
    return form.handleSubmit((values) => {
      const { defaultValues } = form.formState;
      const start = { answers: { ...defaultValues?.answers } as AnswersValues['answers'] };
      const answers = answersSent(questions, values, traveller, start);
      kept.save(values, { version: traveller.version, answers });
    })(event);
  };

  return { ...kept, form, submit, lines };
}
