import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Composer.module.css';

const WORDS = ['{first name}', '{trip}', '{amount due}', '{next part date}', '{payment link}'] as const;

interface Props {
  onInsert: (word: string) => void;
  /** Words in braces that mean nothing. */
  unknown: readonly string[];
}

/** What can stand in braces; a press puts it where one writes. */
export function Placeholders({ onInsert, unknown }: Props) {
  return (
    <div className={styles.placeholders}>
      <span className={styles.hint}>Put in:</span>
      {WORDS.map((word) => (
        <button key={word} type="button" onClick={() => onInsert(word)}>
          {word}
        </button>
      ))}
      <ProblemLine>
        {unknown.length > 0 &&
          `${unknown.map((word) => `{${word}}`).join(', ')} would be sent as it stands here. Please correct it.`}
      </ProblemLine>
    </div>
  );
}
