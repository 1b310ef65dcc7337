import Alert from '@mui/material/Alert';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import type { ToggleEvent } from 'react';
import { guestFieldsOf } from '../../../../../backend/contracts/traveller-fields';
import { isRefusal, sentenceOf } from '../../../api/errors';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import { ErrorSummary } from '../../../features/booking/traveller/ErrorSummary';
import { FormButton } from '../../../ui/FormButton';
import { ChangedNote } from './ChangedNote';
import { RecordFields } from './RecordFields';
import styles from './RecordSection.module.css';
import type { Section } from './sections';
import { useRecordForm } from './useRecordForm';

interface Props {
  section: Section;
  details: OwnDetails;
  traveller: TravellerDetails;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onSaved: () => void;
}

/** A part of a traveller's record: closed it says what stands there, open it is a form that saves by itself. */
export function RecordSection(props: Props) {
  const { section, details, traveller, isOpen, onToggle } = props;
  const told = section.told(traveller, details);
  const Icon = told ? CircleCheck : CircleAlert;
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary} id={summaryId(traveller, section)}>
        <Icon
          aria-hidden="true"
          size={22}
          strokeWidth={1.75}
          className={told ? styles.told : styles.missing}
        />
        <span className={styles.words}>
          <span className={styles.title}>{section.title}</span>
          <span className={styles.text}>{told || 'Still missing'}</span>
        </span>
        <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} className={styles.chevron} />
      </summary>
      <RecordForm {...props} />
    </details>
  );
}

export function summaryId({ position }: TravellerDetails, { id }: Pick<Section, 'id'>): string {
  return `record-${position}-${id}`;
}

function RecordForm({ section, details, traveller, onSaved }: Props) {
  const record = useRecordForm({ details, traveller, fields: guestFieldsOf(section.id), onSaved });
  const { form, submit, lines, theirs, isDirty, isSaving, error } = record;
  const isStale = isRefusal(error, 'details.changed');
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary lines={lines} />
      <RecordFields section={section.id} form={form} details={details} traveller={traveller} />
      <ChangedNote fields={theirs} traveller={traveller} onTakeTheirs={record.takeTheirs} />
      {error && lines.length === 0 && theirs.length === 0 && (
        <Alert severity="error" role="alert">
          {isStale
            ? 'Another part of these details was changed meanwhile. Please save again.'
            : sentenceOf(error)}
        </Alert>
      )}
      <div className={styles.end}>
        <FormButton type="submit" isOff={isSaving}>
          {isSaving ? 'Saving...' : theirs.length > 0 ? 'Save what I typed' : 'Save'}
        </FormButton>
        <span className={styles.state}>{isDirty && !isSaving && 'Not saved yet'}</span>
      </div>
    </form>
  );
}
