import { useEffect, useRef } from 'react';
import styles from './DataTable.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  /** Some of what the box stands for, and not all. */
  isPartly?: boolean;
  onToggle: (event: unknown) => void;
}

/** A box that chooses a row, or all of them. Shift chooses everything from the last one on. */
export function SelectBox({ label, isChecked, isPartly = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.selectBox}>
      <input ref={box} type="checkbox" aria-label={label} checked={isChecked} onChange={onToggle} />
    </label>
  );
}
