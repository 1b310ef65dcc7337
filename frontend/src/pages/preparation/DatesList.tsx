import { useGuestDates } from '../../api/guestDates';
import { ImportantDates } from '../../features/important-dates/ImportantDates';
import page from './PreparationPage.module.css';

/** Every day of the trip that is still to come: its own, the payments, the papers, and what the hosts ask for. */
export function DatesList() {
  const { data: dates } = useGuestDates();
  if (!dates || dates.dates.length === 0) return null;
  return (
    <section id="dates" className={page.section} aria-labelledby="dates-title">
      <h2 id="dates-title">Important dates</h2>
      <p className={page.lead}>By the calendar and the clocks of the trip.</p>
      <ImportantDates dates={dates} />
    </section>
  );
}
