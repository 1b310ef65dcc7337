import type { NewRecord } from '../../../api/host/hostMoney';
import { Field } from './Field';

type Means = NewRecord['method'];

const METHODS: Record<Means, string> = {
  bank: 'Bank transfer',
  check: 'Check',
  cash: 'Cash',
  other: 'Another way',
};

interface Props {
  /** "How it came". */
  howLabel: string;
  means: Means;
  onMeans: (means: Means) => void;
  /** "Received on". */
  dayLabel: string;
  /** `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
  problemOfDay: string | undefined;
}

/** How and on which day money moved that PayPal knows nothing of. */
export function MeansFields({ howLabel, means, onMeans, dayLabel, day, onDay, problemOfDay }: Props) {
  return (
    <>
      <Field label={howLabel}>
        {(control) => (
          <select {...control} value={means} onChange={({ target }) => onMeans(target.value as Means)}>
            {Object.entries(METHODS).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={dayLabel} error={problemOfDay}>
        {(control) => (
          <input {...control} type="date" value={day} onChange={({ target }) => onDay(target.value)} />
        )}
      </Field>
    </>
  );
}
