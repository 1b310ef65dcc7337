import type { NewRefund } from '../../../api/host/hostMoney';
import styles from './EffectChoice.module.css';

type Effect = NewRefund['effect'];

const CHOICES: Record<Effect, { word: string; meaning: string }> = {
  owed_again: { word: 'It is owed again', meaning: 'The booking stands and has this much to pay.' },
  goodwill: { word: 'It is a gift', meaning: 'The booking stands as paid as it was.' },
};

interface Props {
  value: Effect;
  onChange: (value: Effect) => void;
  isOverpaid: boolean;
}

/** What a refund means for a booking that stands. */
export function EffectChoice({ value, onChange, isOverpaid }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>What it means</legend>
      {isOverpaid && (
        <p className={styles.meaning}>What was paid too much goes back first and changes nothing.</p>
      )}
      {(Object.keys(CHOICES) as Effect[]).map((effect) => (
        <label key={effect} className={styles.option}>
          <input type="radio" name="effect" checked={value === effect} onChange={() => onChange(effect)} />
          <span>
            {CHOICES[effect].word}
            <span className={styles.meaning}>{CHOICES[effect].meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
