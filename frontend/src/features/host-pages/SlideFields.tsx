import { Controller, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { TickBox } from '../../ui/form/TickBox';
import { canMove, type FrontValues } from './frontForm.rules';
import { PageField } from './PageField';
import { PictureFields } from './PictureFields';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<FrontValues>;
  /** Where it stands in the form. */
  at: `slides.${number}`;
  /** What it is called. */
  called: string;
}

/** A picture of the slideshow with its words. */
export function SlideFields({ page, at, called }: Props) {
  const { control } = page.form;
  const picture = useWatch({ control, name: `${at}.picture` });
  return (
    <>
      <PageField page={page} name={`${at}.title`} label="Title" most={MOST.name} />
      <PageField page={page} name={`${at}.description`} label="Description" most={MOST.line} />
      <PictureFields page={page} at={at} of={called} />
      {canMove(picture) && (
        <Controller
          control={control}
          name={`${at}.isMoving`}
          render={({ field }) => <TickBox field={field}>Plays as a moving picture</TickBox>}
        />
      )}
    </>
  );
}
