import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type OwnPicture, useTripPictures } from '../../api/host/hostTripPictures';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { focusOnce } from '../../ui/focusOnce';
import { Said } from '../../ui/Said';
import { PictureGrid } from './PictureGrid';
import styles from './PicturePicker.module.css';
import { type OwnOption, ownOptions } from './pictureWords';
import { RemovePicture } from './RemovePicture';

interface Props {
  tripId: number;
  /** Of the radio buttons. */
  name: string;
  chosen: string;
  /** What the field has, which is marked again once what was marked is removed. */
  before: string;
  /** Whether any field of the page has a picture, saved or not. */
  isInForm: (picture: string) => boolean;
  onChoose: (picture: string) => void;
}

/** The trip's own pictures to choose one from. What no page shows can be removed. */
export function OwnPictures({ tripId, name, chosen, before, isInForm, onChoose }: Props) {
  const own = useTripPictures(tripId);
  const [asked, setAsked] = useState<OwnOption<OwnPicture> | null>(null);
  const [removed, setRemoved] = useState({ name: '', times: 0 });
  const group = useRef<HTMLFieldSetElement>(null);
  // The button that was pressed went with the picture; the next one is a step from here.
  useEffect(() => {
    if (removed.times > 0 && group.current) focusOnce(group.current);
  }, [removed]);
  const forget = (option: OwnOption<OwnPicture>) => {
    setAsked(null);
    setRemoved(({ times }) => ({ name: option.name, times: times + 1 }));
    if (option.picture === chosen) onChoose(before);
  };

  return (
    <>
      <PictureGrid
        ref={group}
        legend="The trip's own pictures"
        name={name}
        options={ownOptions(own.data ?? [])}
        chosen={chosen}
        onChoose={onChoose}
        renderBelow={(option) => (
          <PictureUse option={option} isInForm={isInForm(option.picture)} onRemove={() => setAsked(option)} />
        )}
      >
        {own.data?.length === 0 && <p className={styles.note}>None is handed in yet.</p>}
        {own.isError && <ErrorNote onRetry={() => void own.refetch()}>{sentenceOf(own.error)}</ErrorNote>}
        <Said about={removed.times} className={styles.note}>
          {removed.times > 0 && `${removed.name} is removed.`}
        </Said>
      </PictureGrid>
      {asked && (
        <RemovePicture
          tripId={tripId}
          pictureId={asked.own.id}
          name={asked.name}
          onRemoved={() => forget(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface UseProps {
  option: OwnOption<OwnPicture>;
  isInForm: boolean;
  onRemove: () => void;
}

/** The way to remove a picture, or what is in the way of that. */
function PictureUse({ option: { name, own }, isInForm, onRemove }: UseProps) {
  const words = inTheWay(own, isInForm);
  if (words) return <p className={styles.use}>{words}</p>;
  return (
    <Button tone="quiet" size="portal" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  );
}

/** What is in the way of removing a picture; null when nothing is. */
function inTheWay({ shownOn, isYours }: OwnPicture, isInForm: boolean): string | null {
  if (shownOn.length > 0) return `In use: ${shownOn.join(', ')}`;
  if (isInForm) return 'Chosen on this page';
  return isYours ? null : "Of another owner's trip";
}
