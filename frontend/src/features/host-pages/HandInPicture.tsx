import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { ownPicture } from '../../../../backend/contracts/trip-pages';
import { logProblem, sentenceOf } from '../../api/errors';
import { useHandInPicture } from '../../api/host/hostTripPictures';
import { MOST_PHOTO_PX } from '../../lib/browser/drawnPicture';
import { fittedFile } from '../../lib/browser/fittedFile';
import { buttonLook } from '../../ui/buttonLook';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './PicturePicker.module.css';

interface Props {
  tripId: number;
  /** Marked in the dialog. */
  chosen: string;
  /** How a page names it from now on. */
  onHandedIn: (picture: string) => void;
}

/** Brings a picture from the device to the trip's own. */
export function HandInPicture({ tripId, chosen, onHandedIn }: Props) {
  const id = useId();
  const handIn = useHandInPicture(tripId);
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || handIn.isPending;
  // What came may be removed again, or another one be taken.
  const isChosen = handIn.isSuccess && ownPicture(handIn.data.id) === chosen;

  const send = async (file: File) => {
    setPreparing(true);
    const fitted = await fittedFile(file, MOST_PHOTO_PX);
    setPreparing(false);
    handIn.mutate(fitted, {
      onSuccess: (picture) => onHandedIn(ownPicture(picture.id)),
      onError: (error) => logProblem('The picture was not taken', error),
    });
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (file && !isBusy) void send(file);
  };

  return (
    <div className={styles.handIn}>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept="image/*"
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <label htmlFor={id} className={buttonLook('quiet', 'portal')}>
        <ImagePlus aria-hidden="true" size={20} strokeWidth={1.75} />
        <span>Hand in a picture</span>
      </label>
      <p id={`${id}-hint`} className={styles.note}>
        A JPEG, PNG or WebP, or what else this device can show. Once it is on a page, everybody sees it.
      </p>
      <output className={styles.note}>
        {isBusy ? 'Sending the picture...' : isChosen && 'The picture is handed in, and chosen.'}
      </output>
      <ProblemLine>{handIn.isError && sentenceOf(handIn.error)}</ProblemLine>
    </div>
  );
}
