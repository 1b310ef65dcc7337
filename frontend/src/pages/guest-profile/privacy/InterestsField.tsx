import OutlinedInput from '@mui/material/OutlinedInput';
import { X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { MOST_INTEREST_SIGNS, MOST_INTERESTS } from '../../../../../backend/contracts/interests';
import { Button } from '../../../ui/Button';
import { FormField } from '../../../ui/form/FormField';
import styles from './PrivacyPanel.module.css';

interface Props {
  interests: readonly string[];
  onChange: (interests: string[]) => void;
}

/** A few words about what somebody likes: added one by one, each removed by its button. */
export function InterestsField({ interests, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const isFull = interests.length >= MOST_INTERESTS;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const interest = text.trim();
    const isKnown = interests.some((one) => one.toLowerCase() === interest.toLowerCase());
    if (interest.length < 2) return setProblem('Type at least 2 characters');
    if (isKnown) return setProblem('This one is there already');
    onChange([...interests, interest]);
    setText('');
  };
  const remove = (interest: string) => {
    onChange(interests.filter((one) => one !== interest));
    input.current?.focus();
  };

  return (
    <form className={styles.interests} onSubmit={add} noValidate>
      <FormField
        most={MOST_INTEREST_SIGNS}
        id={id}
        label="Interests"
        isOptional
        hint={
          isFull ? `${MOST_INTERESTS} are enough: remove one to add another.` : 'Such as Salsa or Snorkeling.'
        }
        error={problem}
      >
        {(control) => (
          <div className={styles.adding}>
            <OutlinedInput
              inputRef={input}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(undefined);
              }}
              slotProps={{
                input: { ...control, autoComplete: 'off', readOnly: isFull },
              }}
            />
            <Button type="submit" tone="quiet" disabled={isFull}>
              Add
            </Button>
          </div>
        )}
      </FormField>
      {interests.length > 0 && (
        <ul className={styles.chips} aria-label="Your interests">
          {interests.map((interest) => (
            <li key={interest} className={styles.chip}>
              {interest}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${interest}`}
                onClick={() => remove(interest)}
              >
                <X aria-hidden="true" size={16} strokeWidth={2} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
