import { useController, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { COLOR_MARKS, COLOR_NAMES, ICON_MARKS, ICON_NAMES } from './cardLooks';
import { FoldRow } from './FoldRow';
import type { FrontValues } from './frontForm.rules';
import { NamedRadios } from './NamedRadios';
import { PageField } from './PageField';
import { PictureFields } from './PictureFields';
import type { RowActs } from './RowButtons';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<FrontValues>;
  place: number;
  acts: RowActs;
  isNew: boolean;
}

/** A card of the home page. */
export function CardRow({ page, place, acts, isNew }: Props) {
  const at = `cards.${place}` as const;
  const { form, refusals } = page;
  const title = useWatch({ control: form.control, name: `${at}.title` });
  const heading = `Card ${place + 1}`;
  return (
    <FoldRow
      heading={heading}
      title={title}
      acts={acts}
      isNew={isNew}
      hasProblem={Boolean(form.formState.errors.cards?.[place])}
      refusals={refusals}
    >
      {() => (
        <>
          <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
          <PageField page={page} name={`${at}.description`} label="Description" rows={2} most={MOST.line} />
          <PictureFields page={page} at={at} of={title.trim() || heading} />
          <Look page={page} place={place} />
        </>
      )}
    </FoldRow>
  );
}

function Look({ page: { form }, place }: Pick<Props, 'page' | 'place'>) {
  const { field: icon } = useController({ control: form.control, name: `cards.${place}.icon` });
  const { field: color } = useController({ control: form.control, name: `cards.${place}.color` });
  return (
    <>
      <NamedRadios
        legend="Icon"
        names={ICON_NAMES}
        marks={ICON_MARKS}
        value={icon.value}
        onChange={icon.onChange}
      />
      <NamedRadios
        legend="Color under the icon"
        names={COLOR_NAMES}
        marks={COLOR_MARKS}
        value={color.value}
        onChange={color.onChange}
      />
    </>
  );
}
