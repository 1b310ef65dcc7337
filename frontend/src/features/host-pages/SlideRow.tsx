import { Controller, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { TickBox } from '../../ui/TickBox';
import { FoldRow } from './FoldRow';
import { canMove, type FrontValues } from './frontForm.rules';
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

/** A picture of the slideshow with its words. */
export function SlideRow({ page, place, acts, isNew }: Props) {
  const at = `slides.${place}` as const;
  const { form, refusals } = page;
  const [title, picture] = useWatch({ control: form.control, name: [`${at}.title`, `${at}.picture`] });
  const heading = `Slide ${place + 1}`;
  return (
    <FoldRow
      heading={heading}
      title={title}
      acts={acts}
      isNew={isNew}
      hasProblem={Boolean(form.formState.errors.slides?.[place])}
      refusals={refusals}
    >
      {() => (
        <>
          <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
          <PageField page={page} name={`${at}.description`} label="Description" most={MOST.line} />
          <PictureFields page={page} at={at} of={title.trim() || heading} />
          {canMove(picture) && (
            <Controller
              control={form.control}
              name={`${at}.isMoving`}
              render={({ field }) => <TickBox field={field}>Plays as a moving picture</TickBox>}
            />
          )}
        </>
      )}
    </FoldRow>
  );
}
