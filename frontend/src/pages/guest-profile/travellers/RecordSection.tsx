import { guestFieldsOf } from '../../../../../backend/contracts/traveller-fields';
import { toldIn } from './changes';
import { FoldedPart, type PartProps } from './FoldedPart';
import { PartForm } from './PartForm';
import { RecordFields } from './RecordFields';
import type { RecordSectionOf } from './sections';
import { useRecordForm } from './useRecordForm';

interface Props extends PartProps {
  section: RecordSectionOf;
}

/** A part of what the ship needs of a traveller. */
export function RecordSection(props: Props) {
  const { onSaved: _onSaved, ...part } = props;
  return (
    <FoldedPart {...part}>
      <RecordForm {...props} />
    </FoldedPart>
  );
}

function RecordForm({ section, details, traveller, onSaved }: Props) {
  const record = useRecordForm({ details, traveller, fields: guestFieldsOf(section.id), onSaved });
  return (
    <PartForm part={record} theirs={record.theirs.map((field) => toldIn(field, traveller))}>
      <RecordFields section={section.id} form={record.form} details={details} traveller={traveller} />
    </PartForm>
  );
}
