import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface Props {
  /** CSS sizes of what will stand here, so that nothing moves when it comes. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** Holds the place of something that loads. It stays invisible for 200 ms: quick answers need no flicker. */
export function Skeleton({ width = '100%', height = '1em' }: Props) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
