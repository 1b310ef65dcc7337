import { Controller, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { Choice } from '../../ui/Choice';
import { TickBox } from '../../ui/form/TickBox';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import type { PlanValues } from './planForm.rules';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<PlanValues>;
  /** Where it stands in the form. */
  at: `days.${number}.activities.${number}`;
}

const WHEN = { time: 'At a time', departure: 'At departure' } as const;
const MINUTES = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

/** Something to do or to know, at its hour. */
export function ActivityFields({ page, at }: Props) {
  const { control } = page.form;
  const when = useWatch({ control, name: `${at}.when` });
  return (
    <>
      <div className={styles.hours}>
        <Controller
          control={control}
          name={`${at}.when`}
          render={({ field }) => (
            <Choice isSmall label="When" names={WHEN} value={field.value} onChange={field.onChange} />
          )}
        />
        {when === 'time' && (
          <PageField isSmall page={page} name={`${at}.at`} label="Time" input={{ type: 'time' }} />
        )}
        <PageField isSmall page={page} name={`${at}.minutes`} label="Minutes in a calendar" input={MINUTES} />
      </div>
      <div className={styles.pair}>
        <PageField isSmall page={page} name={`${at}.name`} label="Name" most={MOST.name} />
        <PageField isSmall isOptional page={page} name={`${at}.place`} label="Place" most={MOST.label} />
      </div>
      <PageField
        isSmall
        isOptional
        page={page}
        name={`${at}.description`}
        label="Description"
        most={MOST_OF_PAGES.sentence}
      />
      {when === 'time' && (
        <Controller
          control={control}
          name={`${at}.isNextDay`}
          render={({ field, fieldState }) => (
            <TickBox field={field} error={fieldState.error?.message}>
              After midnight
            </TickBox>
          )}
        />
      )}
    </>
  );
}
