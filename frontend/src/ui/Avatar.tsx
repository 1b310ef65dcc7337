import styles from './Avatar.module.css';

const SHADES = 6;

interface Props {
  /** One letter or two. */
  initials: string;
  /** The same person has the same ground everywhere: by their number, or by their name where there is none. */
  shadeOf: number | string;
  isHost: boolean;
  /** 40, 60 or 96 px where text is 16 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A person's initials on one of six grounds, gold for hosts; decoration, as the name stands beside it. */
export function Avatar({ initials, shadeOf, isHost, size = 'small' }: Props) {
  const number = typeof shadeOf === 'number' ? shadeOf : sumOf(shadeOf);
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-shade={isHost ? 'host' : number % SHADES}
      aria-hidden="true"
    >
      {initials}
    </span>
  );
}

function sumOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum;
}
