import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const NUMBER = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const;

/** From when names are the ship's and travellers check in, in days before departure, and how long passports are valid. */
export function ReadyFields({ form }: { form: TripForm }) {
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Names, check-in and passports</legend>
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
        <TripField
          form={form}
          name="passportMonths"
          label="Passports are valid, months after the trip"
          hint="0 means valid on the last day of the trip."
          input={NUMBER}
        />
      </div>
      <p className={styles.note}>
        Days are counted back from the first day, months from the last one on. A change holds for bookings
        that were made, too.
      </p>
    </fieldset>
  );
}
