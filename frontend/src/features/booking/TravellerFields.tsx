import { BirthDateField } from './BirthDateField';
import { EmergencyContact } from './EmergencyContact';
import { OneNameBox } from './OneNameBox';
import { PassportField } from './PassportField';
import styles from './TravellerFields.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  /** 0 is the primary guest, who also gets our mail. */
  traveller: number;
}

/** Everything we ask about one traveller. */
export function TravellerFields({ form, traveller }: Props) {
  const section = `section-guest${traveller + 1}`;
  const of = { form, traveller };

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TravellerTextField
          {...of}
          field="firstName"
          label="First name"
          input={{ autoComplete: `${section} given-name`, maxLength: 80 }}
        />
        <TravellerTextField
          {...of}
          field="lastName"
          label="Last name"
          input={{ autoComplete: `${section} family-name`, maxLength: 80 }}
        />
      </div>
      <OneNameBox {...of} />
      <TravellerTextField
        {...of}
        field="email"
        label="Email"
        hint={traveller === 0 ? 'Your confirmation and your login go here.' : 'Their own login goes here.'}
        input={{
          type: 'email',
          autoComplete: `${section} email`,
          autoCapitalize: 'off',
          spellCheck: false,
          maxLength: 254,
        }}
      />
      <TravellerTextField
        {...of}
        field="phone"
        label="Phone number"
        hint="Only for sailing-day changes. Spaces, brackets and + are fine."
        input={{ type: 'tel', autoComplete: `${section} tel`, maxLength: 40 }}
      />
      <BirthDateField {...of} />
      <PassportField {...of} />
      <EmergencyContact {...of} />
      <TravellerTextField
        {...of}
        field="dietaryRestrictions"
        label="Dietary restrictions"
        isOptional
        isLong
        input={{ autoComplete: 'off', maxLength: 1000 }}
      />
      <TravellerTextField
        {...of}
        field="specialRequests"
        label="Special requests"
        isOptional
        isLong
        input={{ autoComplete: 'off', maxLength: 1000 }}
      />
    </div>
  );
}
