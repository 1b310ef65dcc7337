import { memo } from 'react';
import { BirthDateField } from './BirthDateField';
import { EmergencyContact } from './EmergencyContact';
import { OneNameBox } from './OneNameBox';
import { PassportField } from './PassportField';
import { PhoneField } from './PhoneField';
import styles from './TravellerFields.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';
import { WishFields } from './WishFields';

interface Props {
  form: TravellersForm;
  /** 0 is the primary guest, who also gets our mail. */
  traveller: number;
  /** How old they are at least, in years. */
  minimumAge: number;
}

/**
 * Everything we ask about one traveller. Thirty fields are drawn slowly on a phone: they are drawn again where something is wrong
 * with one, and not for each answer that their page waits for.
 */
export const TravellerFields = memo(function TravellerFields({ form, traveller, minimumAge }: Props) {
  const of = { form, traveller };

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TravellerTextField {...of} field="firstName" />
        <TravellerTextField {...of} field="lastName" />
      </div>
      <OneNameBox {...of} />
      <TravellerTextField
        {...of}
        field="email"
        hint={
          traveller === 0
            ? 'Your confirmation and your login go here.'
            : 'Their own login goes here, with which they sign. With your address they get none of their own.'
        }
      />
      <PhoneField {...of} />
      <BirthDateField {...of} minimumAge={minimumAge} />
      <PassportField {...of} />
      <EmergencyContact {...of} />
      <WishFields {...of} />
    </div>
  );
});
