import { MOST } from '../../../../backend/contracts/text-limits';
import { MOST_WAIVER_SECTIONS } from '../../../../backend/contracts/waiver';
import { Panel } from '../../ui/Panel';
import { PageField } from './PageField';
import styles from './PageForm.module.css';
import { PageList } from './PageList';
import type { PageOf } from './usePageForm';
import { freshSection, type WaiverValues } from './waiverForm.rules';

/** The waiver of a trip, to be written. */
export function WaiverFields({ page, isOwn }: { page: PageOf<WaiverValues>; isOwn: boolean }) {
  return (
    <Panel title="What guests sign">
      <div className={styles.fields}>
        <p className={styles.note}>
          {isOwn
            ? 'These are your own words. Every traveller signs them in their profile, until the trip is over.'
            : 'This is the usual text, true of any trip by ship. Change it, or put the words of your lawyer in its place.'}
        </p>
        <p className={styles.note}>
          Other words ask everybody to sign again, and nobody is written to by itself: a letter to those
          without a waiver tells them. What was signed before stays, and can be read again.
        </p>
        <PageField page={page} name="title" label="Title" most={MOST.waiverTitle} />
        <PageList
          page={page}
          name="sections"
          noun="section"
          look="open"
          most={MOST_WAIVER_SECTIONS}
          fresh={freshSection}
        >
          {({ at }) => (
            <>
              <PageField isSmall page={page} name={`${at}.title`} label="Heading" most={MOST.waiverTitle} />
              <PageField page={page} name={`${at}.text`} label="Text" rows={4} most={MOST.waiverText} />
            </>
          )}
        </PageList>
      </div>
    </Panel>
  );
}
