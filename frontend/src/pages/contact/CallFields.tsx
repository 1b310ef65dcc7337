import { MOST } from '../../../../backend/contracts/text-limits';
import { TextField } from '../../ui/form/TextField';
import type { useContactForm } from './useContactForm';

type FieldOf = ReturnType<typeof useContactForm>['field'];

/** Where and when the host may call. */
export function CallFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField
        {...field('phone')}
        label="Phone number"
        hint="For this call only."
        most={MOST.phone}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
      <TextField
        {...field('preferredTimes')}
        label="Good times for a call"
        hint="Days and hours, and your time zone: weekdays after 5 PM, for example."
        rows={2}
        mostRows={16}
        most={MOST.line}
      />
    </>
  );
}
