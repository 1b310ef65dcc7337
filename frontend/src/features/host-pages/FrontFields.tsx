import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { Panel } from '../../ui/Panel';
import { CardFields } from './CardFields';
import { freshCard, freshSlide, type FrontValues } from './frontForm.rules';
import { LinesField } from './LinesField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { SlideFields } from './SlideFields';
import type { PageOf } from './usePageForm';

const HEADLINE = { most: MOST_OF_PAGES.lines, letters: MOST_OF_PAGES.line };

/** A trip's home page, to be written. */
export function FrontFields({ page }: { page: PageOf<FrontValues> }) {
  return (
    <>
      <Panel title="First screen">
        <div className={styles.fields}>
          <p className={styles.note}>What you leave empty is told by the trip itself.</p>
          <LinesField
            page={page}
            name="headline"
            label="Headline"
            isOptional
            hint={`The large words, a line each: ${HEADLINE.most} lines of ${HEADLINE.letters} letters at most. Without any, the title of the trip.`}
            rows={HEADLINE.most}
            {...HEADLINE}
          />
          <PageField
            page={page}
            name="lead"
            label="Lead"
            isOptional
            hint="A sentence between where the ship sails and what it costs."
            rows={2}
            most={MOST.line}
          />
          <PageField
            page={page}
            name="group"
            label="The group"
            isOptional
            hint="One line under the number of guests."
            most={MOST.label}
          />
          <PageField
            page={page}
            name="summary"
            label="Summary for search engines"
            isOptional
            hint="Without one they read the description of the trip."
            rows={2}
            most={MOST.line}
          />
        </div>
      </Panel>
      <Panel title="Slides">
        <PageList page={page} name="slides" noun="slide" most={MOST_OF_PAGES.slides} fresh={freshSlide}>
          {({ at, called }) => <SlideFields page={page} at={at} called={called} />}
        </PageList>
      </Panel>
      <Panel title="Cards">
        <div className={styles.fields}>
          <PageField page={page} name="cardsTitle" label="Title over the cards" isOptional most={MOST.name} />
          <PageList page={page} name="cards" noun="card" most={MOST_OF_PAGES.cards} fresh={freshCard}>
            {({ at, called }) => <CardFields page={page} at={at} called={called} />}
          </PageList>
        </div>
      </Panel>
    </>
  );
}
