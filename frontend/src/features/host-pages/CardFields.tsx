import { MOST } from '../../../../backend/contracts/text-limits';
import { COLOR_MARKS, COLOR_NAMES, ICON_MARKS, ICON_NAMES } from './cardLooks';
import type { FrontValues } from './frontForm.rules';
import { LookField } from './LookField';
import { PageField } from './PageField';
import { PictureFields } from './PictureFields';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<FrontValues>;
  /** Where it stands in the form. */
  at: `cards.${number}`;
  /** What it is called. */
  called: string;
}

/** A card of the home page. */
export function CardFields({ page, at, called }: Props) {
  return (
    <>
      <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
      <PictureFields page={page} at={at} of={called} />
      <LookField page={page} name={`${at}.icon`} legend="Icon" names={ICON_NAMES} marks={ICON_MARKS} />
      <LookField
        page={page}
        name={`${at}.color`}
        legend="Color under the icon"
        names={COLOR_NAMES}
        marks={COLOR_MARKS}
      />
    </>
  );
}
