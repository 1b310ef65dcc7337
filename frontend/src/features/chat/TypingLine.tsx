import { typingLine } from './notify/announcement.rules';
import styles from './TypingLine.module.css';

/** Who is writing just now. Its height is fixed and it is not announced: it comes and goes all the time. */
export function TypingLine({ names }: { names: readonly string[] }) {
  return <p className={styles.line}>{typingLine(names)}</p>;
}
