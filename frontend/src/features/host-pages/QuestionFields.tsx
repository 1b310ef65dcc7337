import { Controller, useWatch } from 'react-hook-form';
import { MOST_CHOICES, MOST_QUESTIONS } from '../../../../backend/contracts/questions';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Choice } from '../../ui/Choice';
import { TickBox } from '../../ui/form/TickBox';
import { Panel } from '../../ui/Panel';
import { LinesField } from './LinesField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { freshQuestion, type QuestionsValues } from './questionsForm.rules';
import type { PageOf } from './usePageForm';

const KINDS = { text: 'In their own words', choice: 'By choosing one of several' } as const;

/** The questions of a trip, to be written. */
export function QuestionFields({ page }: { page: PageOf<QuestionsValues> }) {
  return (
    <Panel title="What you ask">
      <div className={styles.fields}>
        <p className={styles.note}>
          Each traveller answers in their profile, until the trip is over. You and the co-hosts who may see
          documents read the answers on the page of a booking and in the ship’s list. Ask for nothing that you
          do not need.
        </p>
        <p className={styles.note}>
          Answers stay when you change a question: for something else, take it away and add another one. The
          answers to what you take away are deleted.
        </p>
        <PageList
          page={page}
          name="questions"
          noun="question"
          titled="label"
          look="open"
          most={MOST_QUESTIONS}
          fresh={freshQuestion}
        >
          {({ at }) => <Question page={page} at={at} />}
        </PageList>
      </div>
    </Panel>
  );
}

function Question({ page, at }: { page: PageOf<QuestionsValues>; at: `questions.${number}` }) {
  const { control } = page.form;
  const kind = useWatch({ control, name: `${at}.kind` });
  return (
    <>
      <PageField isSmall page={page} name={`${at}.label`} label="Question" most={MOST.question} />
      <Controller
        control={control}
        name={`${at}.kind`}
        render={({ field }) => (
          <Choice
            isSmall
            label="How it is answered"
            names={KINDS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {kind === 'choice' && (
        <LinesField
          page={page}
          name={`${at}.choices`}
          label="Answers to choose from"
          hint="A line each."
          most={MOST_CHOICES}
          letters={MOST.choice}
        />
      )}
      <Controller
        control={control}
        name={`${at}.isRequired`}
        render={({ field }) => (
          <TickBox field={field}>
            Has to be answered. Who has not cannot check in online, and reads it in their checklist.
          </TickBox>
        )}
      />
    </>
  );
}
