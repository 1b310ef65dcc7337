import Alert from '@mui/material/Alert';
import type { GuestField } from '../../../../../backend/contracts/traveller-fields';
import { TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import type { TravellerDetails } from '../../../api/records';
import { FormButton } from '../../../ui/FormButton';
import { keptIn } from './changes';
import styles from './RecordSection.module.css';

interface Props {
  fields: readonly GuestField[];
  /** As it is kept now. */
  traveller: TravellerDetails;
  onTakeTheirs: () => void;
}

/** Somebody saved these fields while they were being typed into: what stands there now, and the choice between the two. */
export function ChangedNote({ fields, traveller, onTakeTheirs }: Props) {
  if (fields.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      <p>This was changed somewhere else meanwhile. What is saved now:</p>
      <ul className={styles.theirs}>
        {fields.map((field) => (
          <li key={field}>
            {TRAVELLER_FIELDS[field].label}: <strong>{told(field, traveller)}</strong>
          </li>
        ))}
      </ul>
      <p>Save to put what you typed in its place, or take what is saved.</p>
      <FormButton variant="outlined" size="small" onClick={onTakeTheirs}>
        Take what is saved
      </FormButton>
    </Alert>
  );
}

function told(field: GuestField, traveller: TravellerDetails): string {
  const text = keptIn(traveller, field);
  if (!text) return 'nothing';
  return field === 'passportNumber' ? `ends in ${text}` : text;
}
