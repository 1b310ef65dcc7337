import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { HandInPicture } from './HandInPicture';
import { OwnPictures } from './OwnPictures';
import { PictureGrid } from './PictureGrid';
import styles from './PicturePicker.module.css';
import { STOCK_OPTIONS } from './pictureWords';

interface Props {
  tripId: number;
  /** What it is a picture of. */
  of: string;
  /** Empty while none is. */
  chosen: string;
  /** Whether any field of the page has a picture, saved or not. */
  isInForm: (picture: string) => boolean;
  onChoose: (picture: string) => void;
  onClose: () => void;
}

/** One of the site's own pictures or of the trip's, or a new one from the device. */
export function PicturePicker({ tripId, of, chosen, isInForm, onChoose, onClose }: Props) {
  const name = useId();
  const content = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState(chosen);
  const grid = { name, chosen: picture, onChoose: setPicture };
  // Once the dialog is open: it begins at what is chosen.
  useEffect(() => content.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  // Beside the form it belongs to: Enter in it would send that.
  return createPortal(
    <Dialog label={`Picture for ${of}`} onClose={onClose} className={styles.dialog}>
      <div ref={content} className={styles.content}>
        <h2 className={styles.title}>{`Picture for ${of}`}</h2>
        <PictureGrid {...grid} legend="The site's pictures" options={STOCK_OPTIONS} />
        <OwnPictures {...grid} tripId={tripId} before={chosen} isInForm={isInForm} />
        <HandInPicture tripId={tripId} chosen={picture} onHandedIn={setPicture} />
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          <Button size="portal" isOff={!picture} onClick={() => onChoose(picture)}>
            Use this picture
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
