import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Place.module.css';

/** A part of the page that an address leads to by its fragment, such as `#waiver`. */
export function Place({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // A second press of the same link is a new visit, which `key` tells.
  const visit = hash === `#${id}` ? key : null;

  useEffect(() => {
    if (visit === null) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [visit]);

  return (
    <div ref={box} id={id} className={styles.place} tabIndex={-1}>
      {children}
    </div>
  );
}
