import type { HostMe } from '../../../api/host/hostMe';
import type { ReportPeriod } from '../../../api/host/hostPayments';
import { now } from '../../../lib/time/clock';
import { tripNames, tripOf, tripValue } from '../../../lib/tripNames';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { DayField } from '../../../ui/form/DayField';
import { presets, todayOf } from './period.rules';
import styles from './ReportPeriodBar.module.css';

interface Props {
  /** As it is chosen; the report may still be of what was chosen before. */
  period: ReportPeriod;
  trips: HostMe['trips'];
  onChange: (changes: Partial<ReportPeriod>) => void;
}

const ALL = 'all';

/** Which trip and which days. */
export function ReportPeriodBar({ period, trips, onChange }: Props) {
  return (
    <div className={styles.bar}>
      {trips.length > 1 && (
        <Choice
          isSmall
          label="Trip"
          names={{ [ALL]: 'All trips', ...tripNames(trips) }}
          value={period.trip === null ? ALL : tripValue(period.trip)}
          onChange={(value) => onChange({ trip: value === ALL ? null : tripOf(value) })}
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
