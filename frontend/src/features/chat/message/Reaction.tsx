import type { ChatReaction } from '../../../../../backend/contracts/chat-events';
import styles from './Reactions.module.css';
import { reactedBy, reactionName } from './reactions.rules';
import type { Room } from '../room/room';
import { useRowStop } from '../room/rowStops';
import { tellOutcome } from '../room/tellOutcome';

interface Props {
  seq: number;
  reaction: ChatReaction;
  room: Room;
}

/** One reaction with how many gave it; a press joins them or takes one's own back. */
export function Reaction({ seq, reaction, room: { client, me, nameOf } }: Props) {
  const { emoji, userIds } = reaction;
  const tabIndex = useRowStop();
  const meId = me?.id ?? 0;
  const isOwn = userIds.includes(meId);
  const who = reactedBy(reaction, meId, nameOf);

  return (
    <button
      type="button"
      className={styles.reaction}
      data-printed=""
      tabIndex={tabIndex}
      aria-pressed={isOwn}
      aria-label={`${reactionName(emoji)}, ${userIds.length}: ${who}`}
      title={who}
      onClick={() => void tellOutcome(client.acts.react(seq, emoji, !isOwn))}
    >
      <span aria-hidden="true">{emoji}</span>
      <span className={styles.count}>{userIds.length}</span>
    </button>
  );
}
