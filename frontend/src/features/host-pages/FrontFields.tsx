import { useFieldArray } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { Panel } from '../../ui/Panel';
import { CardRow } from './CardRow';
import {
  type CardValues,
  freshCard,
  freshSlide,
  type FrontValues,
  type SlideValues,
} from './frontForm.rules';
import { HeadlineField } from './HeadlineField';
import { listProblem } from './listProblem';
import { OrderedList } from './OrderedList';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { SlideRow } from './SlideRow';
import type { PageOf } from './usePageForm';

/** A trip's home page, to be written. */
export function FrontFields({ page }: { page: PageOf<FrontValues> }) {
  const { form } = page;
  const { control } = form;
  const slides = useFieldArray({ control, name: 'slides' });
  const cards = useFieldArray({ control, name: 'cards' });
  const { errors } = form.formState;
  return (
    <>
      <Panel title="First screen">
        <div className={styles.fields}>
          <p className={styles.note}>What you leave empty is told by the trip itself.</p>
          <HeadlineField page={page} />
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
        <OrderedList<SlideValues>
          noun="slide"
          rows={slides}
          most={MOST_OF_PAGES.slides}
          fresh={freshSlide}
          valueOf={(place) => form.getValues(`slides.${place}`)}
          nameOf={({ title }, place) => title.trim() || `Slide ${place + 1}`}
          problem={listProblem(errors.slides)}
        >
          {(place, acts, isNew) => <SlideRow page={page} place={place} acts={acts} isNew={isNew} />}
        </OrderedList>
      </Panel>
      <Panel title="Cards">
        <div className={styles.fields}>
          <PageField page={page} name="cardsTitle" label="Title over the cards" isOptional most={MOST.name} />
          <OrderedList<CardValues>
            noun="card"
            rows={cards}
            most={MOST_OF_PAGES.cards}
            fresh={freshCard}
            valueOf={(place) => form.getValues(`cards.${place}`)}
            nameOf={({ title }, place) => title.trim() || `Card ${place + 1}`}
            problem={listProblem(errors.cards)}
          >
            {(place, acts, isNew) => <CardRow page={page} place={place} acts={acts} isNew={isNew} />}
          </OrderedList>
        </div>
      </Panel>
    </>
  );
}
