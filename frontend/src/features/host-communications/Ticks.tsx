import { Tick } from '../../ui/form/Tick';
import styles from './Composer.module.css';
import { toggled } from './segment.rules';

interface Props<T extends string> {
  legend: string;
  names: Record<T, string>;
  /** None means any. */
  values: readonly T[];
  onChange: (values: T[]) => void;
}

/** Some of a few. */
export function Ticks<T extends string>({ legend, names, values, onChange }: Props<T>) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {(Object.keys(names) as T[]).map((value) => (
        <Tick key={value} isTicked={values.includes(value)} onTick={() => onChange(toggled(values, value))}>
          {names[value]}
        </Tick>
      ))}
    </fieldset>
  );
}
