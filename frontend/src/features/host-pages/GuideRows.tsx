import { Controller } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_GUIDE } from '../../../../backend/contracts/trip-guide';
import { TickBox } from '../../ui/form/TickBox';
import type { GuideValues } from './guideForm.rules';
import { LinesField } from './LinesField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import type { PageOf } from './usePageForm';

interface Row<At extends string> {
  page: PageOf<GuideValues>;
  /** Where it stands in the form. */
  at: At;
}

const WEEKS = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } as const;
const ADDRESS = {
  type: 'url',
  autoCapitalize: 'none',
  autoComplete: 'off',
  placeholder: 'https://',
} as const;

/** Things to do by one day. */
export function StepFields({ page, at }: Row<`steps.${number}`>) {
  return (
    <>
      <div className={styles.pair}>
        <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
        <PageField page={page} name={`${at}.weeksBefore`} label="Weeks before departure" input={WEEKS} />
      </div>
      <LinesField
        page={page}
        name={`${at}.tasks`}
        label="What to do"
        isOptional
        hint="A line each."
        most={MOST_OF_GUIDE.points}
        letters={MOST.line}
      />
    </>
  );
}

/** A document, or a piece of advice. */
export function EntryFields({ page, at }: Row<`documents.${number}` | `fitness.${number}`>) {
  return (
    <>
      <PageField isSmall page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <PageField
        isSmall
        page={page}
        name={`${at}.description`}
        label="Description"
        rows={2}
        most={MOST.note}
      />
    </>
  );
}

/** A thing of the packing list; `label` says which it is. */
export function ItemFields({
  page,
  at,
  label,
}: Row<`packing.${number}.items.${number}`> & { label: string }) {
  return (
    <>
      <PageField isSmall page={page} name={`${at}.name`} label={label} most={MOST.subtitle} />
      <Controller
        control={page.form.control}
        name={`${at}.isEssential`}
        render={({ field }) => <TickBox field={field}>Essential</TickBox>}
      />
    </>
  );
}

/** The weather in a figure. */
export function WeatherFields({ page, at }: Row<`weather.${number}`>) {
  const field = { isSmall: true, page, most: MOST.label };
  return (
    <div className={styles.hours}>
      <PageField {...field} name={`${at}.name`} label="Of what" />
      <PageField {...field} name={`${at}.value`} label="Figure" />
      <PageField {...field} isOptional name={`${at}.note`} label="Below it" />
    </div>
  );
}

/** A page of another site. */
export function LinkFields({ page, at }: Row<`links.${number}`>) {
  return (
    <>
      <PageField
        isSmall
        page={page}
        name={`${at}.url`}
        label="Address"
        input={ADDRESS}
        most={MOST_OF_GUIDE.url}
      />
      <div className={styles.pair}>
        <PageField isSmall page={page} name={`${at}.name`} label="Name" most={MOST.name} />
        <PageField
          isSmall
          isOptional
          page={page}
          name={`${at}.about`}
          label="A few words on it"
          most={MOST.subtitle}
        />
      </div>
    </>
  );
}
