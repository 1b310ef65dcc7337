import { useController, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { SelectField } from '../../ui/form/SelectField';
import { held } from '../../ui/form/bindings';
import { FocusField } from './FocusField';
import { fieldId, PageField } from './PageField';
import { PictureFields } from './PictureFields';
import styles from './PageForm.module.css';
import { dayWords } from './dayWords';
import type { PlanValues } from './planForm.rules';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<PlanValues>;
  /** Where it stands in the form. */
  at: `moments.${number}`;
  /** What it is called. */
  called: string;
  startDate: string;
}

/** Something to look forward to, and the day it belongs to. */
export function MomentFields({ page, at, called, startDate }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
        <DayOfMoment page={page} at={at} startDate={startDate} />
      </div>
      <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
      <PictureFields page={page} at={at} of={called} />
      <FocusOfMoment page={page} at={at} />
    </>
  );
}

function FocusOfMoment({ page: { form }, at }: Pick<Props, 'page' | 'at'>) {
  const picture = useWatch({ control: form.control, name: `${at}.picture` });
  const { field } = useController({ control: form.control, name: `${at}.focus` });
  return <FocusField picture={picture} value={field.value} onChange={field.onChange} />;
}

/** The days as they stand in the form now: a moment stays with its own wherever that is moved. */
function DayOfMoment({ page: { form }, at, startDate }: Pick<Props, 'page' | 'at' | 'startDate'>) {
  const days = useWatch({ control: form.control, name: 'days' });
  const { field, fieldState } = useController({ control: form.control, name: `${at}.day` });
  const isThere = days.some(({ key }) => key === field.value);
  return (
    <SelectField
      id={fieldId(field.name)}
      label="Day"
      error={fieldState.error?.message}
      // By its value: the browser would show another day in the place of one that is taken away.
      binding={{ ...held(field.value, field.onChange), inputRef: field.ref }}
    >
      {!isThere && <option value={field.value}>Choose a day</option>}
      {days.map(({ key, title }, number) => (
        <option key={key} value={key}>
          {[dayWords(number, startDate), title.trim()].filter(Boolean).join(': ')}
        </option>
      ))}
    </SelectField>
  );
}
