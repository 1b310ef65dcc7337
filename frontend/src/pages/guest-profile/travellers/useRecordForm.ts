import { useForm } from 'react-hook-form';
import type { GuestField } from '../../../../../backend/contracts/traveller-fields';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import type { TravellersValues } from '../../../features/booking/traveller/useTravellersForm';
import { changeOf, entriesOf, fieldsChanged } from './changes';
import { findProblems, judged, type RecordPart } from './judge';
import { useFinding } from './useFinding';
import { useKeptPart } from './useKeptPart';

interface Props {
  details: OwnDetails;
  traveller: TravellerDetails;
  fields: readonly GuestField[];
  onSaved: () => void;
}

const valuesOf = (details: OwnDetails): TravellersValues => ({ travellers: entriesOf(details) });

/** Fields of a traveller's record, judged by the rules of the booking flow. */
export function useRecordForm({ details, traveller, fields, onSaved }: Props) {
  const index = traveller.position - 1;
  const part: RecordPart = { index, fields, details };
  const form = useForm<TravellersValues>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: valuesOf(details),
    resolver: (values) => judged(values, part),
  });
  const { lines, show, clear } = useFinding(form, index);
  const kept = useKeptPart({
    details,
    traveller,
    form,
    valuesOf,
    differing: (before, now) => fieldsChanged(before, now, fields),
    onProblems: show,
    onSaved,
  });
  const submit = form.handleSubmit(
    (values) => {
      clear();
      const entry = values.travellers[index];
      if (entry) kept.save({ travellers: values.travellers }, changeOf(entry, fields, traveller));
    },
    () => show(findProblems(form.getValues('travellers'), part)),
  );

  return { ...kept, form, submit, lines };
}
