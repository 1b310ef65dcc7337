import type { NewRecord } from '../../../api/host/hostMoney';
import { Choice } from '../../../ui/Choice';
import { DayField } from '../../../ui/form/DayField';

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
      <Choice isSmall label={howLabel} names={METHODS} value={means} onChange={onMeans} />
      <DayField label={dayLabel} error={problemOfDay} value={day} onChange={onDay} />
    </>
  );
}
