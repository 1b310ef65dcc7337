import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_SHIP } from '../../../../backend/contracts/trip-ship';
import { Panel } from '../../ui/Panel';
import { LinesField } from './LinesField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { PictureFields } from './PictureFields';
import { ExtraFields, FigureFields, GroupFields, ReasonFields } from './ShipRows';
import {
  freshExtra,
  freshFigure,
  freshGroup,
  freshNote,
  freshReason,
  type ShipValues,
} from './shipForm.rules';
import { StockNote } from './StockNote';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<ShipValues>;
  /** Nobody has written it yet. */
  isStock: boolean;
}

const POINTS = { most: MOST_OF_SHIP.points, letters: MOST.line };

/** The page of a trip's ship and what its fare holds, to be written. */
export function ShipFields({ page, isStock }: Props) {
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
            isOptional
            hint="A sentence below the title."
            rows={2}
            most={MOST.line}
          />
          <PageField
            page={page}
            name="summary"
            label="Summary for search engines"
            rows={2}
            most={MOST.line}
          />
          <PictureFields page={page} at="cover" of="the first screen" />
        </div>
      </Panel>
      <FactNotes page={page} />
      <Panel title="Highlights">
        <div className={styles.fields}>
          <p className={styles.note}>What one comes on board for. The first gets the largest picture.</p>
          <PageList
            page={page}
            name="reasons"
            noun="highlight"
            most={MOST_OF_SHIP.reasons}
            fresh={freshReason}
          >
            {({ at, called }) => <ReasonFields page={page} at={at} called={called} />}
          </PageList>
        </div>
      </Panel>
      <Panel title="The ship in figures">
        <div className={styles.fields}>
          <PageList
            page={page}
            name="figures"
            noun="figure"
            titled="name"
            look="open"
            most={MOST_OF_SHIP.figures}
            fresh={freshFigure}
          >
            {({ at }) => <FigureFields page={page} at={at} />}
          </PageList>
          <PictureFields page={page} at="figuresPicture" of="the figures" />
        </div>
      </Panel>
      <Panel title="On board">
        <PageList page={page} name="amenities" noun="group" most={MOST_OF_SHIP.groups} fresh={freshGroup}>
          {({ at }) => <GroupFields page={page} at={at} />}
        </PageList>
      </Panel>
      <Panel title="More to look forward to">
        <PageList page={page} name="extras" noun="extra" most={MOST_OF_SHIP.extras} fresh={freshExtra}>
          {({ at }) => <ExtraFields page={page} at={at} />}
        </PageList>
      </Panel>
      <Panel title="Good to know">
        <PageList page={page} name="notes" noun="note" most={MOST_OF_SHIP.notes} fresh={freshNote}>
          {({ at }) => (
            <>
              <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
              <LinesField page={page} name={`${at}.points`} label="Points" hint="A line each." {...POINTS} />
            </>
          )}
        </PageList>
      </Panel>
      <Panel title="What the fare holds">
        <div className={styles.fields}>
          <p className={styles.note}>Shown at the checkout, a line each.</p>
          <LinesField page={page} name="included" label="Included" isOptional {...POINTS} />
          <LinesField page={page} name="notIncluded" label="Not included" isOptional {...POINTS} />
        </div>
      </Panel>
    </>
  );
}

/** What stands under the facts that come from the trip itself. */
function FactNotes({ page }: Pick<Props, 'page'>) {
  const field = { page, isOptional: true, most: MOST.label };
  return (
    <Panel title="Facts in short">
      <div className={styles.fields}>
        <p className={styles.note}>
          The facts are told by the trip itself. A few words may stand under each of these.
        </p>
        <PageField {...field} name="durationNote" label="Under the duration" />
        <PageField {...field} name="groupNote" label="Under the number of guests" />
        <PageField {...field} name="destinationNote" label="Under the destination" />
      </div>
    </Panel>
  );
}
