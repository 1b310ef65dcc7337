import { later } from '../../../ui/later';
import type { PollProps } from './pollParts';
import { PollWait } from './PollWait';

const isEnded = ({ message }: PollProps) => message.change?.poll?.endedAt !== undefined;

const Waiting = (props: PollProps) => <PollWait poll={props.poll} isEnded={isEnded(props)} />;

const Lost = (props: PollProps) => (
  <>
    <Waiting {...props} />
    {!isEnded(props) && <p>To vote, load the page again.</p>}
  </>
);

// Most talk asks nothing. A script that cannot be fetched costs the vote and not the conversation.
const pollBody = later<PollProps>(() => import('./PollBody'), { Wait: Waiting, Lost });

export const PollBody = pollBody.Part;
export const fetchPoll = pollBody.fetch;
