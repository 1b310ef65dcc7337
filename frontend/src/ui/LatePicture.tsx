import { type ReactNode, useRef } from 'react';
import styles from './Picture.module.css';
import type { PictureName } from './pictureSources';
import { useIsNear } from './useIsNear';

interface Props {
  className?: string | undefined;
  /** Whose blur stands in its place until it comes. */
  blur?: PictureName | undefined;
  /** The picture. */
  children: ReactNode;
}

/**
 * A picture far down a page whose first screen is full: asked for when it is near. A browser's own lazy loading fetches
 * all within two and a half thousand pixels, beside what the first screen is waiting for.
 */
export function LatePicture({ className, blur, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  if (isNear) return children;
  return (
    <div ref={place} className={className}>
      <div className={styles.image} data-blur={blur} />
      <noscript>{children}</noscript>
    </div>
  );
}
