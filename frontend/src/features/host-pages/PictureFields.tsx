import { useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';
import { TripPicture } from '../../ui/TripPicture';
import { fieldProblem, PageField } from './PageField';
import styles from './PictureFields.module.css';
import { PicturePicker } from './PicturePicker';
import { altFor, pictureName } from './pictureWords';
import type { PageOf } from './usePageForm';

interface Props<V extends FieldValues> {
  page: PageOf<V>;
  /** What has the picture, in the form: "days.0". */
  at: string;
  /** What it is a picture of, as it is called: "All aboard". */
  of: string;
}

/** A picture and the words for who does not see it. */
export function PictureFields<V extends FieldValues>({ page, at, of }: Props<V>) {
  const { form, tripId } = page;
  const names = { picture: `${at}.picture` as FieldPath<V>, alt: `${at}.alt` as FieldPath<V> };
  const picture: string = useWatch({ control: form.control, name: names.picture });
  const [isChoosing, setChoosing] = useState(false);
  const problem = fieldProblem(form, names.picture);
  const set = (name: FieldPath<V>, text: string) =>
    form.setValue(name, text as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true });
  const choose = (chosen: string) => {
    const before: string = form.getValues(names.alt);
    set(names.picture, chosen);
    set(names.alt, altFor(chosen, before));
    form.clearErrors([names.picture, names.alt]);
    setChoosing(false);
  };
  return (
    <div className={styles.fields}>
      <div className={styles.chosen}>
        {picture && <TripPicture className={styles.thumb} picture={picture} alt="" sizes="160px" />}
        <div className={styles.choose}>
          <p>
            <span className={styles.label}>Picture</span> <span>{pictureName(picture)}</span>
          </p>
          <Button
            tone="quiet"
            size="portal"
            data-invalid={Boolean(problem)}
            aria-label={`Choose a picture for ${of}`}
            onClick={() => setChoosing(true)}
          >
            Choose a picture
          </Button>
          <ProblemLine>{problem}</ProblemLine>
        </div>
      </div>
      <PageField
        page={page}
        name={names.alt}
        label="The picture in words"
        hint="For who does not see it."
        most={MOST.photoAlt}
      />
      {isChoosing && (
        <PicturePicker
          tripId={tripId}
          of={of}
          chosen={picture}
          isInForm={(name) => JSON.stringify(form.getValues()).includes(`"${name}"`)}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
