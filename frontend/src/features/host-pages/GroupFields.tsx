import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_OF_GROUP } from '../../../../backend/contracts/trip-group';
import { Panel } from '../../ui/Panel';
import { freshPicture, type GroupValues } from './groupForm.rules';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import { PictureFields } from './PictureFields';
import { StockNote } from './StockNote';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<GroupValues>;
  /** Nobody has written it yet. */
  isStock: boolean;
}

interface List extends Pick<Props, 'page'> {
  name: keyof GroupValues;
}

/** Pictures in their order, each with its words. */
function Pictures({ page, name }: List) {
  return (
    <PageList page={page} name={name} noun="picture" most={MOST_OF_GROUP.pictures} fresh={freshPicture}>
      {({ at, called }) => (
        <>
          <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
          <PageField
            page={page}
            name={`${at}.description`}
            label="A few more words"
            isOptional
            most={MOST.name}
          />
          <PictureFields page={page} at={at} of={called} />
        </>
      )}
    </PageList>
  );
}

/** The pictures of a trip's group, to be chosen. */
export function GroupFields({ page, isStock }: Props) {
  return (
    <>
      <Panel title="Previous adventures">
        <div className={styles.fields}>
          {isStock && <StockNote />}
          <p className={styles.note}>
            From earlier sailings, on the guests’ home page. Ask who is in a picture before you show it.
          </p>
          <Pictures page={page} name="adventures" />
        </div>
      </Panel>
      <Panel title="Group activities">
        <div className={styles.fields}>
          <p className={styles.note}>What the group does together, below its guest list.</p>
          <Pictures page={page} name="activities" />
        </div>
      </Panel>
    </>
  );
}
