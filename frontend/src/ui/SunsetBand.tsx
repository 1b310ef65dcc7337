import { type ReactNode, useId } from 'react';
import styles from './SunsetBand.module.css';

/** The class of a quiet button that stands on the band. */
export const ON_NIGHT = styles.onNight;

interface Props {
  title: string;
  /** Text below the title. */
  children?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

/** The last word of a page: one sentence, and where to go from here. */
export function SunsetBand({ title, children, actions }: Props) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <svg className={styles.sunset} viewBox="0 0 320 176" aria-hidden="true">
        <path className={styles.sun} d="M80 120a80 80 0 0 1 160 0z" />
        <path className={styles.sea} d="M8 132q19-16 38 0t38 0 38 0 38 0 38 0 38 0 38 0 38 0" />
        <path className={styles.sea} d="M46 162q19-16 38 0t38 0 38 0 38 0 38 0 38 0" />
      </svg>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
