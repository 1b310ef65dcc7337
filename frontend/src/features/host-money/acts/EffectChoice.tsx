import type { NewRefund } from '../../../api/host/hostMoney';
import { OneOf } from '../../../ui/form/OneOf';

type Effect = NewRefund['effect'];

const CHOICES: { value: Effect; word: string; meaning: string }[] = [
  {
    value: 'owed_again',
    word: 'It is owed again',
    meaning: 'The booking stands and has this much to pay.',
  },
  { value: 'goodwill', word: 'It is a gift', meaning: 'The booking stands as paid as it was.' },
];

interface Props {
  value: Effect;
  onChange: (value: Effect) => void;
  isOverpaid: boolean;
}

/** What a refund means for a booking that stands. */
export function EffectChoice({ value, onChange, isOverpaid }: Props) {
  return (
    <OneOf
      legend="What it means"
      hint={isOverpaid ? 'What was paid too much goes back first and changes nothing.' : undefined}
      options={CHOICES}
      value={value}
      onChange={onChange}
    />
  );
}
