import { Check } from 'lucide-react';
import { Link } from '../../../ui/Link';
import styles from './BookingProgress.module.css';

/** The way through the cabins, for one or two. */
export const CHECKOUT = ['Cabin', 'Guests', 'Review and pay', 'Done'] as const;
/** The way of the short form, and of what a host booked: one page to register, and the next to pay. */
export const BOOKING_FORM = ['Your details', 'Payment', 'Done'] as const;
type BookingStep = (typeof CHECKOUT | typeof BOOKING_FORM)[number];

interface Props {
  steps?: readonly BookingStep[];
  current: BookingStep;
  /** Where a finished step can be looked at again; a finished step without an address is plain text. */
  links?: Partial<Record<BookingStep, string>>;
}

/** The way from cabin to done: exactly the pages there are. */
export function BookingProgress({ steps = CHECKOUT, current, links = {} }: Props) {
  const position = steps.indexOf(current);

  return (
    <nav aria-label="Booking steps" className={styles.progress}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isDone = index < position || current === 'Done';
          const link = index < position ? links[step] : undefined;
          return (
            <li
              key={step}
              className={styles.step}
              data-done={isDone}
              aria-current={index === position ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              {link ? <Link to={link}>{step}</Link> : <span>{step}</span>}
              {isDone && <span className="visually-hidden"> (finished)</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
