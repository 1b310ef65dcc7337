import type { ReportPeriod } from '../../../api/host/hostPayments';
import { now } from '../../../lib/time/clock';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { DayField } from '../../../ui/form/DayField';
import { presets, todayOf } from './period.rules';
import styles from './ReportPeriodBar.module.css';

interface Props {
  /** As it is chosen; the report may still be of what was chosen before. */
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
      <div>
        <DayField
          label="From"
          value={period.from ?? ''}
          onChange={(day) => onChange({ from: day || null })}
        />
      </div>
      <div>
        <DayField label="To" value={period.to ?? ''} onChange={(day) => onChange({ to: day || null })} />
      </div>
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
