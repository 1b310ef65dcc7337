import styles from './InitialsAvatar.module.css';

const SHADES = 6;

/** The same shade for the same name, wherever the person stands in the list. */
function shadeOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % SHADES;
}

/** A person's initial on a ground of their own; decoration, as the name stands beside it. */
export function InitialsAvatar({ name, isHost }: { name: string; isHost: boolean }) {
  const [initial = ''] = name;
  return (
    <span className={styles.avatar} data-shade={isHost ? 'host' : shadeOf(name)} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
