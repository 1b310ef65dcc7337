import type { Communications } from '../../api/host/hostTalk';
import type { Figure } from '../../ui/Figures';

const count = (value: number) => value.toLocaleString('en-US');

/** The tab's figures, as they stand in the rows. */
export function talkFigures(talk: Communications): Figure[] {
  const { messagesToday, messagesWeek, unread, openReports, mailsSent, mailsQueued, mailsFailed } = talk;
  return [
    { label: 'Messages today', value: count(messagesToday), note: `${count(messagesWeek)} in seven days` },
    { label: 'Unread by you', value: count(unread), note: 'in the group chat' },
    { label: 'Waiting for moderation', value: count(openReports), note: 'reported messages' },
    {
      label: 'Mails sent',
      value: count(mailsSent),
      note: `${count(mailsQueued)} on their way, ${count(mailsFailed)} failed`,
    },
  ];
}
