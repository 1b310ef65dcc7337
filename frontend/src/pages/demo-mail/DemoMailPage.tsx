import { useSearchParams } from 'react-router-dom';
import { useDemoMails } from '../../api/demoMails';
import { sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './DemoMailPage.module.css';
import { MailBody } from './MailBody';
import { MailList } from './MailList';

/** The demo's outbox. The open mail stands in the address; without one it is the newest. */
export default function DemoMailPage() {
  const [query] = useSearchParams();
  const { data: mails, error, isPending, refetch } = useDemoMails();
  const open = mails?.find(({ id }) => String(id) === query.get('mail')) ?? mails?.[0];
  const isElsewhere = error instanceof HttpError && error.status === 404;

  return (
    <div className={styles.page}>
      <PageTitle title="Demo mail" />
      <p className={styles.banner}>
        No mail server is configured, so nothing leaves this computer. Every mail that Gangway would send
        lands here.
      </p>
      {isElsewhere && <p>This site sends its mail for real. There is nothing to see here.</p>}
      {error && !isElsewhere && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {isPending && <Waiting height="320px" onRetry={() => void refetch()} />}
      {mails?.length === 0 && (
        <p className={styles.empty}>
          No mail yet. Book a cabin, and the confirmation arrives here within seconds.
        </p>
      )}
      {mails && open && (
        <div className={styles.columns}>
          <MailList mails={mails} openId={open.id} />
          <MailBody mail={open} />
        </div>
      )}
    </div>
  );
}
