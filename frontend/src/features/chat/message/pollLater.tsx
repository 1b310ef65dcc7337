import { later } from '../../../ui/later';
import type { PollProps } from './pollParts';
import { PollWait } from './PollWait';

const Lost = (props: PollProps) => (
  <>
    <PollWait {...props} />
    {props.message.change?.poll?.endedAt === undefined && <p>To vote, load the page again.</p>}
  </>
);

// Most talk asks nothing. A script that cannot be fetched costs the vote and not the conversation.
const pollBody = later<PollProps>(() => import('./PollBody'), { Wait: PollWait, Lost });

export const PollBody = pollBody.Part;
export const fetchPoll = pollBody.fetch;
