import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chooseScheme, type SchemeChoice, useSchemeChoice } from '../../ui/colorScheme';
import { Tooltip } from '../../ui/Tooltip';
import styles from './SchemeSwitch.module.css';

const CHOICES = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { value: SchemeChoice; label: string; icon: typeof Sun }[];

/** Light, dark, or whatever the system says. Radio buttons, for they are what this is. */
export function SchemeSwitch() {
  const chosen = useSchemeChoice();
  const name = useId();

  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Color theme</legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <Tooltip key={value} text={label} isName>
          <label className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={chosen === value}
              onChange={() => chooseScheme(value)}
            />
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className="visually-hidden">{label}</span>
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}
