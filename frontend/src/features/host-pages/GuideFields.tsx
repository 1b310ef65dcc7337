import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_GUIDE } from '../../../../backend/contracts/trip-guide';
import { Panel } from '../../ui/Panel';
import { freshEntry, freshStep, type GuideValues } from './guideForm.rules';
import { AshorePanel, PackingPanel, WeatherPanel } from './GuidePanels';
import { EntryFields, StepFields } from './GuideRows';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { PictureFields } from './PictureFields';
import { StockNote } from './StockNote';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<GuideValues>;
  /** Nobody has written it yet. */
  isStock: boolean;
}

/** How the guests of a trip get ready, to be written. */
export function GuideFields({ page, isStock }: Props) {
  return (
    <>
      <Panel title="First screen">
        <div className={styles.fields}>
          {isStock && <StockNote />}
          <PageField page={page} name="title" label="Title" hint="The large words." most={MOST.name} />
          <PageField
            page={page}
            name="lead"
            label="Lead"
            hint="A sentence below the title."
            rows={2}
            most={MOST.line}
          />
          <PictureFields page={page} at="cover" of="the first screen" />
        </div>
      </Panel>
      <Panel title="Timeline">
        <div className={styles.fields}>
          <p className={styles.note}>
            What to do by when, the earliest first. The days are counted back from the departure.
          </p>
          <PageList page={page} name="steps" noun="step" most={MOST_OF_GUIDE.steps} fresh={freshStep}>
            {({ at }) => <StepFields page={page} at={at} />}
          </PageList>
        </div>
      </Panel>
      <Panel title="Further documents">
        <div className={styles.fields}>
          <p className={styles.note}>
            Passport, travel insurance, the confirmation of travel to the port and emergency contacts are
            always asked for.
          </p>
          <PageList
            page={page}
            name="documents"
            noun="document"
            look="open"
            most={MOST_OF_GUIDE.documents}
            fresh={freshEntry}
          >
            {({ at }) => <EntryFields page={page} at={at} />}
          </PageList>
        </div>
      </Panel>
      <PackingPanel page={page} />
      <Panel title="Physical preparation">
        <div className={styles.fields}>
          <PageField
            page={page}
            name="fitnessLead"
            label="What to be ready for"
            isOptional
            hint="A sentence over the advice."
            rows={2}
            most={MOST.line}
          />
          <PageList
            page={page}
            name="fitness"
            noun="piece of advice"
            look="open"
            most={MOST_OF_GUIDE.advice}
            fresh={freshEntry}
          >
            {({ at }) => <EntryFields page={page} at={at} />}
          </PageList>
          <PictureFields page={page} at="fitnessPicture" of="the physical preparation" />
        </div>
      </Panel>
      <WeatherPanel page={page} />
      <AshorePanel page={page} />
    </>
  );
}
