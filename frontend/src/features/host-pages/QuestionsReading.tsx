import type { HostQuestions } from '../../api/host/hostQuestions';
import type { ReadingProps } from './editedTrip';
import { Entries } from './ReadingParts';
import { ReadPanel } from './ReadPanel';

/** What a trip asks its travellers as a co-host reads it: its owner alone writes it. */
export function QuestionsReading({ part: { questions } }: ReadingProps<HostQuestions>) {
  const entries = questions.map(({ label, choices, isRequired }) => ({
    title: label,
    description: isRequired ? 'Has to be answered' : 'Need not be answered',
    points: choices,
  }));
  return (
    <ReadPanel title="What is asked" isEmpty={questions.length === 0}>
      <Entries entries={entries} />
    </ReadPanel>
  );
}
