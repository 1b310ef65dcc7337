import { useOneTimeToken } from '../../features/account/useOneTimeToken';
import { useEndChatMails } from '../../api/chat-mails';
import { sentenceOf } from '../../api/errors';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import styles from './UnsubscribePage.module.css';

/** Where the link at the end of a chat mail leads. A press turns them off, and not the visit: programs open links too. */
export default function UnsubscribePage() {
  const token = useOneTimeToken();
  const end = useEndChatMails();

  return (
    <div className={styles.page}>
      <PageTitle title="Mails about the group chat" />
      {end.isSuccess ? (
        <>
          <output>
            Done. You get no more mails about unread messages. You can turn them on again in the chat, under
            About.
          </output>
          <ButtonLink to={paths.chat()}>To the group chat</ButtonLink>
        </>
      ) : (
        <>
          <p>
            At most one mail a day tells you what you have not read in your group’s chat, and nothing while
            you read along. Mails about your booking and your payments are not part of this and go on.
          </p>
          {!token && (
            <ErrorNote>
              This link is not complete. Please open it from the mail again, or turn the mails off in the
              chat, under About.
            </ErrorNote>
          )}
          {end.isError && <ErrorNote>{sentenceOf(end.error)}</ErrorNote>}
          {token && (
            <Button disabled={end.isPending} onClick={() => end.mutate(token)}>
              Turn these mails off
            </Button>
          )}
        </>
      )}
    </div>
  );
}
