import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './Tick.module.css';
import { UNRESTORED } from './unrestored';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'disabled' | 'onBlur'> {
  isTicked: boolean;
  /** It stays as it is now, and unlike a disabled one it keeps the focus and can be given it. */
  isOff?: boolean;
  /** What it says is saved at once. */
  isSwitch?: boolean;
  onTick: (isTicked: boolean) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  children: ReactNode;
}

/** A box to tick, with what is wrong with it below. */
export function Tick({
  isTicked,
  isOff = false,
  isSwitch = false,
  onTick,
  error,
  children,
  ...input
}: Props) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.tick}>
        <input
          {...UNRESTORED}
          {...input}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          checked={isTicked}
          aria-disabled={isOff || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => {
            if (!isOff) onTick(target.checked);
          }}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
