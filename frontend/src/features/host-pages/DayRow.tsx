import { useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { ActivityFields } from './ActivityFields';
import { FoldRow } from './FoldRow';
import { PageField } from './PageField';
import { PageList } from './PageList';
import { PictureFields } from './PictureFields';
import styles from './PageForm.module.css';
import { freshActivity, type PlanValues } from './planForm.rules';
import type { RowActs } from './RowButtons';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<PlanValues>;
  place: number;
  /** "Day 2, Sat, Sep 6" */
  heading: string;
  acts: RowActs;
  isNew: boolean;
}

/** A day of the plan: what it is about, its picture, and its hours. */
export function DayRow({ page, place, heading, acts, isNew }: Props) {
  const at = `days.${place}` as const;
  const { form, refusals } = page;
  const title = useWatch({ control: form.control, name: `${at}.title` });
  return (
    <FoldRow
      heading={heading}
      title={title}
      acts={acts}
      isNew={isNew}
      hasProblem={Boolean(form.formState.errors.days?.[place])}
      refusals={refusals}
    >
      {() => (
        <>
          <PageField
            page={page}
            name={`${at}.title`}
            label="Title"
            most={MOST.name}
            input={{ placeholder: `Day ${place + 1}` }}
          />
          <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
          <PictureFields page={page} at={at} of={title.trim() || heading} />
          <div className={styles.part}>
            <h4 className={styles.subtitle}>Activities</h4>
            <PageList
              page={page}
              name={`${at}.activities`}
              noun="activity"
              titled="name"
              look="open"
              most={MOST_OF_PAGES.activities}
              fresh={freshActivity}
            >
              {(row) => <ActivityFields page={page} at={row.at} />}
            </PageList>
          </div>
        </>
      )}
    </FoldRow>
  );
}
