import { useWatch } from 'react-hook-form';
import type { HostQuestions } from '../../api/host/hostQuestions';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import styles from './PageForm.module.css';
import type { QuestionsValues } from './questionsForm.rules';
import { haveNotAnswered, newsSentences, questionsNews } from './questionsNews.rules';
import type { PageOf } from './usePageForm';

interface Props {
  page: PageOf<QuestionsValues>;
  /** As it is saved. */
  asked: HostQuestions;
}

/** What saving does to the travellers, before it is done, and the way to write to those who have not answered. */
export function QuestionsNews({ page, asked }: Props) {
  const questions = useWatch({ control: page.form.control, name: 'questions' });
  const news = questionsNews(asked, { questions });
  const sentences = newsSentences(news);
  const letters = paths.hostDashboard({ tab: 'communications', trip: page.tripId, lacks: 'answers' });
  return (
    <>
      {sentences.length > 0 && (
        <section className={styles.news} aria-label="What saving does">
          <p>Once this is saved:</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            {news.isForChecklist && <span>Travellers read in their checklist what is asked anew. </span>}
            <span>Nobody is sent a mail.</span>
          </p>
        </section>
      )}
      {asked.unanswered ? (
        <p className={styles.note}>
          <span>{haveNotAnswered(asked.unanswered)} what has to be answered.</span>{' '}
          <Link to={letters}>Write to them</Link>
        </p>
      ) : null}
    </>
  );
}
