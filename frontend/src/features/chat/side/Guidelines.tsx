import styles from './Guidelines.module.css';

const GUIDELINES = [
  'Be kind. You will meet everyone here on deck.',
  'Keep to the trip: plans, questions, meeting up.',
  'Leave cabin numbers, passports and phone numbers out.',
  'Messages marked Host come from the people who run the trip.',
  'Something is not right? Mute its author, or report it to the hosts.',
];

/** What the group has agreed on. */
export function Guidelines() {
  return (
    <section aria-labelledby="chat-guidelines">
      <h2 id="chat-guidelines" className={styles.title}>
        Chat guidelines
      </h2>
      <ul className={styles.list}>
        {GUIDELINES.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </ul>
    </section>
  );
}
