import { later } from '../../../ui/later';
import type { PollProps } from './pollParts';
import { PollWait } from './PollWait';

const Waiting = ({ message, poll }: PollProps) => (
  <PollWait poll={poll} isEnded={message.change?.poll?.endedAt !== undefined} />
);

const Lost = (props: PollProps) => (
  <>
    <Waiting {...props} />
    <p>To vote, load the page again.</p>
  </>
);

// Most talk asks nothing. A script that cannot be fetched costs the vote and not the conversation.
const pollBody = later<PollProps>(() => import('./PollBody').catch(() => ({ default: Lost })), Waiting);

export const PollBody = pollBody.Part;
export const fetchPoll = pollBody.fetch;
