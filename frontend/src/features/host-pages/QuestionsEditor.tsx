import { useRef } from 'react';
import { type HostQuestions, useSaveQuestions } from '../../api/host/hostQuestions';
import type { EditorProps } from './editedTrip';
import { EditorFoot } from './EditorFoot';
import styles from './PageForm.module.css';
import { QuestionFields } from './QuestionFields';
import { questionsBody, questionsValues } from './questionsForm.rules';
import { usePageForm } from './usePageForm';

/** What a trip asks its travellers while its owner writes it. */
export function QuestionsEditor({ trip, start, onReload }: EditorProps<HostQuestions>) {
  const change = useSaveQuestions(trip.id);
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  const part = usePageForm(trip.id, questionsValues(start), async (typed) => {
    const saved = await change.mutateAsync({ ...questionsBody(typed), version: shownVersion.current });
    shownVersion.current = saved.version;
    return true;
  });
  const { page, holder, submit, problem, isSending, isDirty } = part;
  return (
    <form ref={holder} className={styles.form} onSubmit={submit} noValidate>
      <QuestionFields page={page} />
      <EditorFoot
        tripId={trip.id}
        problem={problem}
        isSending={isSending}
        isDirty={isDirty}
        onReload={onReload}
      />
    </form>
  );
}
