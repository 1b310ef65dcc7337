import { LatePicture } from './LatePicture';
import { Picture } from './Picture';
import styles from './Picture.module.css';
import type { PictureName } from './pictureSources';
import { ownAddress, stockName } from './tripPictures';

interface Props {
  /** As a trip's pages name it: one of the site's own, or one that a host handed in. */
  picture: string;
  /** What a guest would see or do there. */
  alt: string;
  /** The width it is shown at, as in `<img sizes>`. */
  sizes: string;
  /** A 9:16 picture that fills upright phones instead. */
  upright?: PictureName | undefined;
  /** The largest picture of the first screen: fetched at once and before others. */
  isFirst?: boolean;
  /** Far down a page whose first screen is full. */
  isLate?: boolean;
  className?: string | undefined;
}

/** A picture of a trip's pages, whoever's it is, in a box of known size. */
export function TripPicture({ picture, isLate = false, ...shown }: Props) {
  const address = ownAddress(picture);
  const name = stockName(picture);
  const drawn = address ? <OwnPicture {...shown} address={address} /> : <Picture {...shown} name={name} />;
  if (!isLate) return drawn;
  return (
    <LatePicture className={shown.className} blur={address ? undefined : name}>
      {drawn}
    </LatePicture>
  );
}

/** Of two sizes, and of any shape: the box crops it as it crops the site's own. */
function OwnPicture({
  address,
  alt,
  sizes,
  isFirst = false,
  className,
}: Omit<Props, 'picture' | 'isLate' | 'upright'> & { address: string }) {
  return (
    <picture className={className} data-own>
      <img
        className={styles.image}
        src={address}
        srcSet={`${address}/small 480w, ${address} 1600w`}
        sizes={sizes}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
