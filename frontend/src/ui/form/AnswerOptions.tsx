interface Props {
  /** What no answer is called. */
  none: string;
  /** What is kept; empty for no answer. */
  kept: string;
  choices: readonly string[];
}

/** The answers that a question offers. One that is kept and not offered any more says so, and is not chosen again. */
export function AnswerOptions({ none, kept, choices }: Props) {
  return (
    <>
      <option value="">{none}</option>
      {kept !== '' && !choices.includes(kept) && (
        <option value={kept} disabled>
          {kept} (not offered any more)
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </>
  );
}
