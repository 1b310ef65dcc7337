import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../api/errors';
import { type HostQuestions, readHostQuestions, useSaveQuestions } from '../../api/host/hostQuestions';
import { AskDialog } from '../../ui/AskDialog';
import type { EditorProps } from './editedTrip';
import { EditorFoot } from './EditorFoot';
import styles from './PageForm.module.css';
import { QuestionFields } from './QuestionFields';
import { questionsBody, questionsValues, type QuestionsValues } from './questionsForm.rules';
import { QuestionsNews } from './QuestionsNews';
import { answersGone, goneSentences, questionsNews } from './questionsNews.rules';
import { usePageForm } from './usePageForm';

/** What a trip asks its travellers while its owner writes it. What deletes answers is asked about before it is saved. */
export function QuestionsEditor({ trip, start, onReload }: EditorProps<HostQuestions>) {
  const change = useSaveQuestions(trip.id);
  const queryClient = useQueryClient();
  // What stands in the form goes back to this one: what is read again meanwhile may be newer.
  const [asked, setAsked] = useState(start);
  const [lost, setLost] = useState<string[]>([]);
  /** Whether there is something to be asked about, as the answers stand by now. What somebody else saved is not taken over. */
  const asksAgain = async (typed: QuestionsValues) => {
    const { travellers, unanswered, counts } = await readHostQuestions(queryClient, trip.id);
    const counted = { ...asked, travellers, unanswered, counts };
    setAsked(counted);
    const gone = goneSentences(questionsNews(counted, typed));
    setLost(gone);
    return gone.length > 0;
  };
  const part = usePageForm(trip.id, questionsValues(start), async (typed) => {
    const answersDeleted = answersGone(questionsNews(asked, typed));
    const body = { ...questionsBody(typed), version: asked.version, answersDeleted };
    try {
      setAsked(await change.mutateAsync(body));
      return true;
    } catch (error) {
      if (isRefusal(error, 'questions.answered') && (await asksAgain(typed))) return false;
      throw error;
    }
  });
  const { page, holder, send, submit, problem, isSending, isDirty } = part;
  const submitOrAsk = (event: FormEvent) => {
    const gone = goneSentences(questionsNews(asked, page.form.getValues()));
    if (gone.length === 0) return submit(event);
    event.preventDefault();
    setLost(gone);
  };
  const goOn = () => {
    setLost([]);
    send();
  };
  return (
    <>
      <form ref={holder} className={styles.form} onSubmit={submitOrAsk} noValidate>
        <QuestionFields page={page} />
        <QuestionsNews page={page} asked={asked} />
        <EditorFoot
          tripId={trip.id}
          problem={problem}
          isSending={isSending}
          isDirty={isDirty}
          onReload={onReload}
        />
      </form>
      {lost.length > 0 && (
        <AskDialog
          title="Delete answers with their questions?"
          confirmWord="Save and delete"
          isDanger
          onConfirm={goOn}
          onClose={() => setLost([])}
        >
          {lost.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>They cannot be brought back.</p>
        </AskDialog>
      )}
    </>
  );
}
