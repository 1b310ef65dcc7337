import { type ComponentProps, useRef } from 'react';
import { Picture } from './Picture';
import { PICTURES } from './pictures.generated';
import styles from './Picture.module.css';
import { useIsNear } from './useIsNear';

/**
 * A picture far down a page whose first screen is full: asked for when it is near. A browser's own lazy loading fetches
 * all within two and a half thousand pixels, beside what the first screen is waiting for.
 */
export function LatePicture(props: Omit<ComponentProps<typeof Picture>, 'isFirst'>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  if (isNear) return <Picture {...props} />;
  const { placeholder } = PICTURES[props.name];
  return (
    <div ref={place} className={props.className}>
      <div className={styles.image} style={{ backgroundImage: `url(${placeholder})` }} />
      <noscript>
        <Picture {...props} />
      </noscript>
    </div>
  );
}
