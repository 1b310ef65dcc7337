import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_GUIDE } from '../../../../backend/contracts/trip-guide';
import { Panel } from '../../ui/Panel';
import { freshGroup, freshItem, freshLink, freshWeather, type GuideValues } from './guideForm.rules';
import { ItemFields, LinkFields, WeatherFields } from './GuideRows';
import { LinesField } from './LinesField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import type { PageOf } from './usePageForm';

interface Part {
  page: PageOf<GuideValues>;
}

const POINTS = { most: MOST_OF_GUIDE.points, letters: MOST.line };

/** What to pack, in groups. */
export function PackingPanel({ page }: Part) {
  return (
    <Panel title="Packing list">
      <div className={styles.fields}>
        <p className={styles.note}>
          Guests tick what they have packed. What you rename keeps their ticks, what you take away loses them.
        </p>
        <PageList page={page} name="packing" noun="group" most={MOST_OF_GUIDE.groups} fresh={freshGroup}>
          {({ at: group }) => (
            <>
              <PageField page={page} name={`${group}.title`} label="Title" most={MOST.name} />
              <div className={styles.part}>
                <h4 className={styles.subtitle}>Things to pack</h4>
                <PageList
                  page={page}
                  name={`${group}.items`}
                  noun="thing"
                  titled="name"
                  look="line"
                  most={MOST_OF_GUIDE.items}
                  fresh={freshItem}
                >
                  {({ at, heading }) => <ItemFields page={page} at={at} label={heading} />}
                </PageList>
              </div>
            </>
          )}
        </PageList>
      </div>
    </Panel>
  );
}

/** What the weather is like. */
export function WeatherPanel({ page }: Part) {
  return (
    <Panel title="Weather">
      <div className={styles.fields}>
        <PageField
          page={page}
          name="weatherLead"
          label="What the weather is like"
          isOptional
          hint="A sentence or two over the figures."
          rows={2}
          most={MOST.line}
        />
        <PageList
          page={page}
          name="weather"
          noun="figure"
          titled="name"
          look="open"
          most={MOST_OF_GUIDE.weather}
          fresh={freshWeather}
        >
          {({ at }) => <WeatherFields page={page} at={at} />}
        </PageList>
        <LinesField
          page={page}
          name="weatherNotes"
          label="Notes on the weather"
          isOptional
          hint="A line each."
          {...POINTS}
        />
      </div>
    </Panel>
  );
}

/** What is good to know ashore, and where to read on. */
export function AshorePanel({ page }: Part) {
  return (
    <Panel title="Ashore and links">
      <div className={styles.fields}>
        <LinesField
          page={page}
          name="ashore"
          label="Good to know ashore"
          isOptional
          hint="A line each."
          {...POINTS}
        />
        <PageList
          page={page}
          name="links"
          noun="link"
          titled="name"
          look="open"
          most={MOST_OF_GUIDE.links}
          fresh={freshLink}
        >
          {({ at }) => <LinkFields page={page} at={at} />}
        </PageList>
      </div>
    </Panel>
  );
}
