import { useSearchParams } from 'react-router-dom';
import { useOneTimeToken } from '../../features/account/useOneTimeToken';
import { useEndMails } from '../../api/chat/chatMails';
import { sentenceOf } from '../../api/errors';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import styles from './UnsubscribePage.module.css';

const MAILS = {
  digest: {
    title: 'Mails about the group chat',
    what: 'At most one mail a day tells you what you have not read in your group’s chat, and nothing while you read along. Mails about your booking and your payments are not part of this and go on.',
    done: 'Done. You get no more mails about unread messages. You can turn them on again in the chat, under About.',
    back: 'turn the mails off in the chat, under About',
  },
  letters: {
    title: 'Letters from your hosts',
    what: 'The hosts of your trip write to their guests about it. Mails about your booking and your payments are not part of this and go on.',
    done: 'Done. You get no more letters from the hosts of this trip. You can turn them on again in your profile.',
    back: 'turn the letters off in your profile',
  },
} as const;

/** Where the link out of a mail leads. A press turns such mails off, and not the visit: programs open links too. */
export default function UnsubscribePage() {
  const token = useOneTimeToken();
  const [query] = useSearchParams();
  const of = query.get('of') === 'letters' ? 'letters' : 'digest';
  const end = useEndMails(of);
  const { title, what, done, back } = MAILS[of];

  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      {end.isSuccess ? (
        <>
          <output>{done}</output>
          {of === 'letters' ? (
            <ButtonLink to={paths.guestProfile()}>To your profile</ButtonLink>
          ) : (
            <ButtonLink to={paths.chat()}>To the group chat</ButtonLink>
          )}
        </>
      ) : (
        <>
          <p>{what}</p>
          {!token && (
            <ErrorNote>{`This link is not complete. Please open it from the mail again, or ${back}.`}</ErrorNote>
          )}
          {end.isError && <ErrorNote>{sentenceOf(end.error)}</ErrorNote>}
          {token && (
            <Button isOff={end.isPending} onClick={() => end.mutate(token)}>
              Turn these mails off
            </Button>
          )}
        </>
      )}
    </div>
  );
}
