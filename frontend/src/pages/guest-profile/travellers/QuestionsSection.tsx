import fields from '../../../features/booking/traveller/TravellerFields.module.css';
import { answerIn } from './answers';
import { FoldedPart, type PartProps } from './FoldedPart';
import { PartForm } from './PartForm';
import { QuestionField } from './QuestionField';
import { QUESTIONS } from './sections';
import { useAnswersForm } from './useAnswersForm';

/** What the hosts of the trip ask a traveller. */
export function QuestionsSection(props: PartProps) {
  const { onSaved: _onSaved, ...part } = props;
  return (
    <FoldedPart {...part} section={QUESTIONS}>
      <AnswersForm {...props} />
    </FoldedPart>
  );
}

function AnswersForm({ details, traveller, onSaved }: PartProps) {
  const part = useAnswersForm({ details, traveller, onSaved });
  const theirs = part.theirs.map(({ key, label }) => ({ key, label, told: answerIn(traveller, key) }));
  return (
    <PartForm part={part} theirs={theirs}>
      <div className={fields.fields}>
        <p>The hosts of the trip read your answers, and may send them to the ship.</p>
        {details.questions.map((question) => (
          <QuestionField
            key={question.key}
            form={part.form}
            position={traveller.position}
            question={question}
            kept={answerIn(traveller, question.key)}
          />
        ))}
      </div>
    </PartForm>
  );
}
