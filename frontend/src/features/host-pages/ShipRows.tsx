import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_SHIP } from '../../../../backend/contracts/trip-ship';
import { SHIP_ICON_MARKS, SHIP_ICON_NAMES } from './cardLooks';
import { LookField } from './LookField';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { PictureFields } from './PictureFields';
import { freshAmenity, type ShipValues } from './shipForm.rules';
import type { PageOf } from './usePageForm';

interface Row<At extends string> {
  page: PageOf<ShipValues>;
  /** Where it stands in the form. */
  at: At;
}

const LOOKS = { legend: 'Icon', names: SHIP_ICON_NAMES, marks: SHIP_ICON_MARKS };

/** What one comes on board for. */
export function ReasonFields({ page, at, called }: Row<`reasons.${number}`> & { called: string }) {
  return (
    <>
      <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
      <PictureFields page={page} at={at} of={called} />
    </>
  );
}

/** The ship in a figure. */
export function FigureFields({ page, at }: Row<`figures.${number}`>) {
  return (
    <>
      <div className={styles.pair}>
        <PageField isSmall page={page} name={`${at}.value`} label="Figure" most={MOST_OF_SHIP.figure} />
        <PageField isSmall page={page} name={`${at}.name`} label="Of what" most={MOST.name} />
      </div>
      <PageField
        isSmall
        isOptional
        page={page}
        name={`${at}.note`}
        label="A sentence on it"
        most={MOST.line}
      />
    </>
  );
}

/** Things that are on board under one title. */
export function GroupFields({ page, at }: Row<`amenities.${number}`>) {
  return (
    <>
      <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <LookField page={page} name={`${at}.icon`} {...LOOKS} />
      <div className={styles.part}>
        <h4 className={styles.subtitle}>Amenities</h4>
        <PageList
          page={page}
          name={`${at}.amenities`}
          noun="amenity"
          titled="name"
          look="open"
          most={MOST_OF_SHIP.amenities}
          fresh={freshAmenity}
        >
          {(row) => (
            <div className={styles.pair}>
              <PageField isSmall page={page} name={`${row.at}.name`} label="Name" most={MOST.name} />
              <PageField
                isSmall
                isOptional
                page={page}
                name={`${row.at}.note`}
                label="A few words on it"
                most={MOST.subtitle}
              />
            </div>
          )}
        </PageList>
      </div>
      <PageField isOptional page={page} name={`${at}.note`} label="A sentence below them" most={MOST.line} />
    </>
  );
}

/** Something more to look forward to. */
export function ExtraFields({ page, at }: Row<`extras.${number}`>) {
  return (
    <>
      <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
      <LookField page={page} name={`${at}.icon`} {...LOOKS} />
    </>
  );
}
