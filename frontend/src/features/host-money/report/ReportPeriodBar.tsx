import type { ReportPeriod } from '../../../api/host/hostPayments';
import { now } from '../../../lib/time/clock';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { held } from '../../../ui/form/bindings';
import { TextField } from '../../../ui/form/TextField';
import { presets, todayOf } from './period.rules';
import styles from './ReportPeriodBar.module.css';

interface Props {
  period: ReportPeriod;
  trips: readonly { tripId: number; title: string; timeZone: string }[];
  onChange: (changes: Partial<ReportPeriod>) => void;
}

const ALL = 'all';

/** Which trip and which days. */
export function ReportPeriodBar({ period, trips, onChange }: Props) {
  const names = Object.fromEntries([
    [ALL, 'All trips'],
    // Keys that are numbers would be put before all others.
    ...trips.map(({ tripId, title }) => [`trip-${tripId}`, title]),
  ]) as Record<string, string>;
  return (
    <div className={styles.bar}>
      {trips.length > 1 && (
        <Choice
          isSmall
          label="Trip"
          names={names}
          value={period.trip === null ? ALL : `trip-${period.trip}`}
          onChange={(value) => onChange({ trip: value === ALL ? null : Number(value.slice('trip-'.length)) })}
        />
      )}
      <DayField label="From" day={period.from} onDay={(from) => onChange({ from })} />
      <DayField label="To" day={period.to} onDay={(to) => onChange({ to })} />
      <div className={styles.presets}>
        {presets(todayOf(trips, period.trip, now())).map(({ word, from, to }) => (
          <Button
            key={word}
            tone="quiet"
            size="portal"
            aria-pressed={period.from === from && period.to === to}
            onClick={() => onChange({ from, to })}
          >
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  day: string | null;
  onDay: (day: string | null) => void;
}

const DayField = ({ label, day, onDay }: DayFieldProps) => (
  <div>
    <TextField
      isSmall
      label={label}
      binding={held(day ?? '', (text) => onDay(text || null))}
      input={{ type: 'date' }}
    />
  </div>
);
