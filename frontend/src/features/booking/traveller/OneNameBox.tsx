import { use } from 'react';
import { useController } from 'react-hook-form';
import { TickBox } from '../../../ui/form/TickBox';
import { IsFormReady, type TravellersForm } from './useTravellersForm';

/** For who has no last name: an empty one is then no oversight. */
export function OneNameBox({ form, traveller }: { form: TravellersForm; traveller: number }) {
  const isReady = use(IsFormReady);
  const { field } = useController({ control: form.control, name: `travellers.${traveller}.hasOneName` });
  const onChange = (isTicked: boolean) => {
    field.onChange(isTicked);
    form.clearErrors(`travellers.${traveller}.lastName`);
  };
  // As the other fields of a form that is only drawn, it has no name.
  const name = isReady ? field.name : '';
  return <TickBox field={{ ...field, name, onChange }}>I have only one name</TickBox>;
}
