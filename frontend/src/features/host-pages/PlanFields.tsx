import { useFieldArray } from 'react-hook-form';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { ArtistHint } from './ArtistHint';
import { DayRow } from './DayRow';
import { dayWords } from './dayWords';
import { listProblem } from './listProblem';
import { MomentFields } from './MomentFields';
import { OrderedList } from './OrderedList';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { type DayValues, daysFor, freshDay, freshMoment, type PlanValues } from './planForm.rules';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<PlanValues>;
  /** `YYYY-MM-DD`, empty while they are not set. */
  trip: { startDate: string; endDate: string };
}

/** The days of a trip and what to look forward to, to be written. */
export function PlanFields({ page, trip }: Props) {
  const { form } = page;
  const days = useFieldArray({ control: form.control, name: 'days' });
  const start = () => days.replace(daysFor(trip));
  const isEmpty = days.fields.length === 0;
  const hasDates = daysFor(trip).length > 0;
  return (
    <>
      <Panel title="Days">
        <div className={styles.fields}>
          <ArtistHint />
          {isEmpty && (
            <p className={styles.note}>
              {hasDates
                ? 'No day is written yet. Begin with all of them, or add one after the other.'
                : 'No day is written yet. Set the dates of the trip to begin with all of its days.'}
            </p>
          )}
          {isEmpty && hasDates && (
            <div>
              <Button size="portal" onClick={start}>
                Start with a day for each day of the trip
              </Button>
            </div>
          )}
          <OrderedList<DayValues>
            noun="day"
            rows={days}
            most={MOST_OF_PAGES.days}
            fresh={freshDay}
            valueOf={(place) => form.getValues(`days.${place}`)}
            nameOf={({ title }, place) => title.trim() || `Day ${place + 1}`}
            problem={listProblem(form.formState.errors.days)}
          >
            {(place, acts, isNew) => (
              <DayRow
                page={page}
                place={place}
                heading={dayWords(place, trip.startDate)}
                acts={acts}
                isNew={isNew}
              />
            )}
          </OrderedList>
        </div>
      </Panel>
      <Panel title="Moments">
        <div className={styles.fields}>
          <p className={styles.note}>What visitors may look forward to, in large pictures below the days.</p>
          <PageList page={page} name="moments" noun="moment" most={MOST_OF_PAGES.moments} fresh={freshMoment}>
            {({ at, called }) => (
              <MomentFields page={page} at={at} called={called} startDate={trip.startDate} />
            )}
          </PageList>
        </div>
      </Panel>
    </>
  );
}
