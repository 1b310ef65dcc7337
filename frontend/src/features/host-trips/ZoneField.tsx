import { Controller } from 'react-hook-form';
import { Choice } from '../../ui/Choice';
import type { TripForm } from './TripField';
import { ZONES } from './zones';

/** The zone in which every date and hour of the trip is told. */
export function ZoneField({ form }: { form: TripForm }) {
  const error = form.formState.errors.timeZone?.message;
  return (
    <div>
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => {
          // A zone that the list lacks stays as it is.
          const zones = ZONES.includes(field.value) ? ZONES : [field.value, ...ZONES];
          const names = Object.fromEntries(zones.map((zone) => [zone, zone.replaceAll('_', ' ')]));
          return (
            <Choice isSmall label="Time zone" names={names} value={field.value} onChange={field.onChange} />
          );
        }}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
