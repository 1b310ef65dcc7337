import { type ReactNode, useId } from 'react';
import chips from '../../ui/form/RadioChips.module.css';
import styles from './NamedRadios.module.css';

interface Props<T extends string> {
  legend: string;
  /** What each value is called, in the order of the list. */
  names: Record<T, string>;
  /** What stands before a name. */
  marks: Record<T, ReactNode>;
  value: T;
  onChange: (value: T) => void;
}

/** One of a few that are told apart by looks and by name. */
export function NamedRadios<T extends string>({ legend, names, marks, value, onChange }: Props<T>) {
  const group = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={chips.options}>
        {(Object.keys(names) as T[]).map((one) => (
          <label key={one} className={chips.option}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
            {marks[one]}
            <span>{names[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
