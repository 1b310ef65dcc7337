import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const NUMBER = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;

/** From when names are the ship's, and travellers check in, in days before departure. */
export function ReadyFields({ form }: { form: TripForm }) {
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Names and check-in</legend>
      <div className={styles.pair}>
        <TripField
          form={form}
          name="namesFinalDays"
          label="Names are final, days ahead"
          hint="From that day on only hosts change names."
          input={NUMBER}
        />
        <TripField
          form={form}
          name="checkInDays"
          label="Online check-in opens, days ahead"
          hint="Its last day stands among the dates."
          input={NUMBER}
        />
      </div>
      <p className={styles.note}>
        Counted back from the first day. A change holds for bookings that were made, too.
      </p>
    </fieldset>
  );
}
